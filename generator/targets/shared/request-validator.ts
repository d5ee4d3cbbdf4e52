/** Loaders of request validators in tables of commands. A validator is loaded when it is first used. */
import { Code } from '../../emit/print/code.js'
import type { Command } from '../../model/model.js'
import { scope } from './package.js'

/** `() => import('…/PayRequest').then((module) => module.validateApiPayRequest)` */
export function requestValidator({ family, localId, typeName }: Command): Code {
  const path = `${scope}/validators/${family.name}/${localId}Request`
  return new Code('() =>', `import('${path}').then((module) => module.validate${typeName}Request)`)
}
