import type { Model } from '../model/model.js'

/** One file of a package, as a pure function of the part of the model named in `from`. */
export interface Unit {
  /** Below the package's folder, with `/`: `src/commands/api/Pay.ts`. */
  readonly path: string
  /** Everything `render` reads. Two builds whose `from` are deeply equal give the same text. */
  readonly from: readonly unknown[]
  render(): string
}

/** A generated package. No disk, no clock, no network. */
export interface Target {
  /** The folder in `generated/` and `templates/`. */
  readonly name: string
  emit(model: Model): readonly Unit[]
}
