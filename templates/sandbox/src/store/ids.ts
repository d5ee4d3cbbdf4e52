export function paymentId(terminal: string, orderId: string): string {
  return `${terminal}/${orderId}`
}

export function userId(terminal: string, login: string): string {
  return `${terminal}/${login}`
}

export function chequeRowId(terminal: string, chequeId: string): string {
  return `${terminal}/${chequeId}`
}
