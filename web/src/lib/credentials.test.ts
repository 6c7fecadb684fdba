import { expect, test } from "vitest";
import { loginTrouble, passwordTrouble } from "./credentials";

test("what the server would refuse is said before", () => {
  for (const login of ["ana", " Ana.B_c-9 ", "x".repeat(32)]) expect(loginTrouble(login)).toBeUndefined();
  for (const login of ["", "ab", "a b c", "zażółć", "x".repeat(33), "ana@b"])
    expect(loginTrouble(login)).toBe("trouble-login");
  expect(passwordTrouble("correct horse", "ana")).toBeUndefined();
  expect(passwordTrouble("ąąąąąąąą", "ana")).toBeUndefined();
  expect(passwordTrouble("1234567", "ana")).toBe("trouble-password");
  expect(passwordTrouble("x".repeat(129), "ana")).toBe("trouble-password");
  expect(passwordTrouble("xxAnaxxxxx", "ana")).toBe("trouble-password-login");
});
