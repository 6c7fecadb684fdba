/** How long, for a person: `2 days`, `1:05:00`, `4:09`. */
export function duration(milliseconds: number, lang: string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  if (days > 0)
    return new Intl.NumberFormat(lang, { style: "unit", unit: "day", unitDisplay: "long" }).format(days);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
