// Copied from templates/sandbox/src/engine/hosted/card-form.ts by `npm run generate`. Do not edit: change it there.
import type { CardForm, PageResult, PageSession } from '../../world/hosted-pages.js'
import type { Engine } from '../pipeline/engine.js'

/** Digits without the spaces a payer types, names without those around them. */
export function tidied(form: CardForm): CardForm {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const text = String(value).trim()
      const tidy = name === 'CardHolder' ? text.toUpperCase() : text.replace(/[ -]/g, '')
      return tidy === '' ? [] : [[name, tidy]]
    }),
  )
}

type FieldError = Extract<PageResult, { kind: 'invalid' }>['fields'][number]

/** Checks the form by the rules of the merchant-side command that takes the same data. Errors come in the form's order. */
export async function formErrors(engine: Engine, opened: PageSession, form: CardForm): Promise<FieldError[]> {
  const wrong = new Map<keyof CardForm, string>()
  if (opened.asks === 'registered') {
    if (opened.needsCvv && form.SecureCode === undefined) wrong.set('SecureCode', 'WRONG_CVV')
  } else await cardErrors(engine, form, wrong)
  if (opened.asksCode && form.ConfirmCode === undefined) wrong.set('ConfirmCode', 'WRONG_CONFIRM_CODE')
  return formFields.flatMap((name) => {
    const errCode = wrong.get(name)
    return errCode === undefined ? [] : [{ name, errCode }]
  })
}

async function cardErrors(engine: Engine, form: CardForm, wrong: Map<keyof CardForm, string>): Promise<void> {
  const model = engine.command('api.Pay')
  model.isValid ??= await model.row.load()
  const { ConfirmCode: _code, ...PayInfo } = form
  const checked = model.isValid.validate({ OrderId: 'A', Amount: 1, PayInfo })
  for (const { path } of checked.ok ? [] : checked.failures) {
    const name = formFields.find((field) => path === `PayInfo.${field}`)
    if (name !== undefined) wrong.set(name, model.row.refusals[path] ?? 'WRONG_PARAMS')
  }
  const testCard = engine.spec.testCards[engine.testCardOf(form.PAN ?? '') ?? '']
  const letters = (form.CardHolder ?? '').replace(/[^A-Za-z]/g, '').length
  if (testCard === undefined) wrong.set('PAN', 'WRONG_PAN')
  if (letters < engine.spec.limits.testHolder) wrong.set('CardHolder', 'WRONG_CARDHOLDER')
  if (testCard?.cvv === 'mandatory' && form.SecureCode === undefined) wrong.set('SecureCode', 'WRONG_CVV')
}

const formFields = ['PAN', 'EMonth', 'EYear', 'CardHolder', 'SecureCode', 'ConfirmCode'] as const
