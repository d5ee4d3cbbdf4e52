import { perObject, type Recalls } from '../../lib/memo.js'
import type { Command, Model } from '../../model/model.js'

/** One file of a package, as a pure function of the part of the model named in `from`. */
export interface OutputFile {
  /** Below the package's folder, with `/`: `src/commands/api/Pay.ts`. */
  readonly path: string
  /** The file of the spec to change it in, when that is one; the file's banner names it. */
  readonly source?: string
  /** Everything `render` reads. Two builds whose `from` are deeply equal give the same text. */
  readonly from: readonly unknown[]
  /** @param kept remembers parts of files that take long to make, whatever else of the file changed */
  render(kept?: Recalls<Promise<string>>): string | Promise<string>
}

/** For `from`: the whole model as one list of parts, which may be the same objects as in the model before. */
export const everyPart = perObject((model: Model): object => Object.freeze(Object.values(model).flat()))

/** The file of the spec that describes a command. */
export function sourceOf({ family, localId }: Command): string {
  return `spec/families/${family.name}/${localId}.yaml`
}

/** A generated package, or another folder of generated files. No disk, no clock, no network. */
export interface Target {
  /** The folder in `templates/`, and in `generated/` when it is a package. */
  readonly name: string
  /** Where it is written when it is no package, from the root of the project: `docs/reference`. */
  readonly folder?: string
  emit(model: Model): readonly OutputFile[]
}
