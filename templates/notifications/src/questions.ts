/** When a notification was taken up, by the clock of its inbox, in milliseconds. */
export interface Moments {
  /** When it had become due: not before it arrived. */
  readonly dueAt: number
  /** When it was claimed. What is asked for it is asked later. */
  readonly takenAt: number
}

/** An answer, and when it had certainly not been asked for yet. */
export interface Reply<Answer> {
  readonly answer: Answer
  /** By the clock of the inbox, in milliseconds. */
  readonly askedAfter: number
}

interface Question<Answer> {
  askedAfter: number
  isAsked: boolean
  reply: Promise<Reply<Answer>>
}

/** The subjects whose last answer is remembered. */
const longestMemory = 1000

/**
 * Questions that several notifications want answered. An answer serves all that had become due before it was asked for,
 * and none that came later: what they tell may have happened since. About one subject one question is asked at a time, so
 * that a flood of notifications costs few of them.
 */
export class Questions<Answer> {
  /** By subject, the one asked last standing last. */
  readonly #latest = new Map<string, Question<Answer>>()

  /** The answer to a question that is asked, now or before, after the notification had become due. */
  ask(subject: string, { dueAt, takenAt }: Moments, question: () => Promise<Answer>): Promise<Reply<Answer>> {
    const latest = this.#latest.get(subject)
    if (latest !== undefined && !latest.isAsked) {
      latest.askedAfter = Math.max(latest.askedAfter, takenAt)
      return latest.reply
    }
    if (latest !== undefined && dueAt < latest.askedAfter) return latest.reply
    return this.#askAfter(latest, subject, takenAt, question)
  }

  #askAfter(before: Question<Answer> | undefined, subject: string, takenAt: number, question: () => Promise<Answer>) {
    const put = async (): Promise<Reply<Answer>> => {
      await before?.reply.catch(() => {})
      asked.isAsked = true
      try {
        return { answer: await question(), askedAfter: asked.askedAfter }
      } catch (error) {
        // A question without an answer is asked again when the next notification wants it.
        if (this.#latest.get(subject) === asked) this.#latest.delete(subject)
        throw error
      }
    }
    const asked: Question<Answer> = { askedAfter: takenAt, isAsked: false, reply: Promise.resolve().then(put) }
    this.#remember(subject, asked)
    return asked.reply
  }

  #remember(subject: string, question: Question<Answer>): void {
    this.#latest.delete(subject)
    this.#latest.set(subject, question)
    const [oldest = subject] = this.#latest.keys()
    if (this.#latest.size > longestMemory) this.#latest.delete(oldest)
  }
}
