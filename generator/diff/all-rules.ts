import { belief } from './rules/belief.js'
import { commandEffect } from './rules/command-effect.js'
import { commandIdentity } from './rules/command-identity.js'
import { commands } from './rules/commands.js'
import { delivery } from './rules/delivery.js'
import { echo } from './rules/echo.js'
import { emissions } from './rules/emissions.js'
import { enumValues } from './rules/enum-values.js'
import { errorAdvice } from './rules/error-advice.js'
import { errors } from './rules/errors.js'
import { events } from './rules/events.js'
import { families } from './rules/families.js'
import { fieldAdded } from './rules/field-added.js'
import { fieldFilling } from './rules/field-filling.js'
import { fieldPresence } from './rules/field-presence.js'
import { fieldRemoved } from './rules/field-removed.js'
import { fieldType } from './rules/field-type.js'
import { finishedBy } from './rules/finished-by.js'
import { format } from './rules/format.js'
import { frame } from './rules/frame.js'
import { limits } from './rules/limits.js'
import { order } from './rules/order.js'
import { outcomes } from './rules/outcomes.js'
import { overlayPlay } from './rules/overlay-play.js'
import { overlays } from './rules/overlays.js'
import { register } from './rules/register.js'
import { replyChildren } from './rules/reply-children.js'
import { replyForm } from './rules/reply-form.js'
import { requestRules } from './rules/request-rules.js'
import { sandbox } from './rules/sandbox.js'
import { sensitivity } from './rules/sensitivity.js'
import { settlement } from './rules/settlement.js'
import { states } from './rules/states.js'
import { transitions } from './rules/transitions.js'
import { typeConstraints } from './rules/type-constraints.js'
import { types } from './rules/types.js'
import { unclassified } from './rules/unclassified.js'
import { variants } from './rules/variants.js'
import { wireRules } from './rules/wire-rules.js'
import { words } from './rules/words.js'
import type { Rule } from './shared/rule.js'

/** The first that knows a difference judges it. */
export const rules: readonly Rule[] = [
  overlays,
  overlayPlay,
  commands,
  commandIdentity,
  commandEffect,
  finishedBy,
  settlement,
  variants,
  requestRules,
  fieldAdded,
  fieldRemoved,
  fieldPresence,
  fieldFilling,
  fieldType,
  echo,
  outcomes,
  replyForm,
  replyChildren,
  types,
  typeConstraints,
  enumValues,
  sensitivity,
  limits,
  errors,
  errorAdvice,
  events,
  emissions,
  delivery,
  states,
  transitions,
  belief,
  families,
  frame,
  sandbox,
  register,
  wireRules,
  words,
  order,
  format,
  unclassified,
]
