import type { Command, Model } from '../../model/model.js'

/** One file of a package, as a pure function of the part of the model named in `from`. */
export interface OutputFile {
  /** Below the package's folder, with `/`: `src/commands/api/Pay.ts`. */
  readonly path: string
  /** The file of the spec to change it in, when that is one; the file's banner names it. */
  readonly source?: string
  /** Everything `render` reads. Two builds whose `from` are deeply equal give the same text. */
  readonly from: readonly unknown[]
  render(): string | Promise<string>
}

/** The file of the spec that describes a command. */
export function sourceOf({ family, localId }: Command): string {
  return `spec/families/${family.name}/${localId}.yaml`
}

/** A generated package. No disk, no clock, no network. */
export interface Target {
  /** The folder in `generated/` and `templates/`. */
  readonly name: string
  emit(model: Model): readonly OutputFile[]
}
