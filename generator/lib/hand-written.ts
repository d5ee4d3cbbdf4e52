/** Whether a file is written by hand: editors keep files of their own beside it (`.#x.ts`, `.x.ts.swp`, `x.ts~`). */
export function isHandWritten(name: string): boolean {
  return /^[^.#].*\.(?:ya?ml|YA?ML|ts|hbs|sql)$/.test(name)
}
