/** What the server asks of a login and a password, so that a form can say it beforehand. It has the last word. */

const length = (text: string) => [...text].length;

/** The message that says what is wrong with a login, if something is. */
export function loginTrouble(login: string): string | undefined {
  return /^[a-z0-9._-]{3,32}$/i.test(login.trim()) ? undefined : "trouble-login";
}

/** The same for a password that belongs to this login. */
export function passwordTrouble(password: string, login: string): string | undefined {
  if (length(password) < 8 || length(password) > 128) return "trouble-password";
  const part = login.trim().toLowerCase();
  return part && password.toLowerCase().includes(part) ? "trouble-password-login" : undefined;
}
