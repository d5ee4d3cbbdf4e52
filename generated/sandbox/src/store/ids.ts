// Copied from templates/sandbox/src/store/ids.ts by `npm run generate`. Do not edit: change it there.
export function paymentId(terminal: string, orderId: string): string {
  return `${terminal}/${orderId}`
}

export function userId(terminal: string, login: string): string {
  return `${terminal}/${login}`
}

export function chequeRowId(terminal: string, chequeId: string): string {
  return `${terminal}/${chequeId}`
}
