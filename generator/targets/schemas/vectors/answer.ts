/** An answer, and how many spaces follow it. */
export interface Answer {
  readonly name: string
  readonly title: string
  readonly answers: string
  readonly pad?: number
}
