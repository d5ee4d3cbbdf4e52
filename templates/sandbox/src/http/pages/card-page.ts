import { limits } from '@card-gateway/protocol'
import type { TestCard } from '../../spec/gateway-spec.js'
import type { PageShape } from '../../spec/overlay.js'
import type { CardForm, PageSession } from '../../world/hosted-pages.js'
import { attributes, type Html, html } from '../shared/html.js'
import { money } from './format-amount.js'
import { icons } from './icons.js'
import { fillTemplate } from './merchant-template.js'
import type { Page } from './page-shell.js'
import { fill } from './texts/choose-texts.js'
import type { FieldTexts, Texts } from './texts/texts.js'

/** Fields as the page shows them: month and year are one. */
type Field = keyof Texts['fields']

/** What is wrong with a form that was sent. */
export interface FormErrors {
  readonly fields: readonly { readonly name: keyof CardForm; readonly errCode: string }[]
  /** Fields that came empty. */
  readonly empty: ReadonlySet<keyof CardForm>
}

/** How the form is called and where it goes, where a profile says so. */
export type FormShape = PageShape & { readonly action: string }

/**
 * The page on which a card is entered, or only its code when it is a registered one. What was typed is not shown again:
 * a page that was refused is empty but for what is wrong.
 */
export function cardPage(
  page: PageSession,
  texts: Texts,
  testCards: readonly TestCard[],
  errors?: FormErrors,
  shape?: FormShape,
): Page {
  const { session } = page
  const template = fillTemplate(session.templateTag, session.custom)
  const heading = page.asks === 'add' ? texts.newCard : session.type === 'Block' ? texts.block : texts.payment
  return {
    texts,
    title: errors === undefined ? heading : `${texts.errorTitle}: ${heading}`,
    status: errors === undefined ? 200 : 422,
    look: template.look,
    body: [
      html`<main>
<section class="order">
<p class="shop">${icons.shop}<span>${session.terminal}</span></p>
<h1>${heading}</h1>
${template.lines.map((line) => html`<p class="line">${line}</p>`)}
${page.asks !== 'add' && html`<p class="sum"><span>${texts.toPay}</span><strong>${money(session.amount, texts)}</strong></p>`}
${details(page, texts, template.rows)}
</section>
<section aria-label="${texts.payWith}">
${form(page, texts, errors, shape)}
</section>
</main>`,
      sandboxNote(page, texts, testCards),
    ],
  }
}

function details({ session }: PageSession, texts: Texts, rows: readonly (readonly [string, string])[]): Html | false {
  const order = session.orderId !== undefined && html`<div><dt>${texts.order}</dt><dd>${session.orderId}</dd></div>`
  const custom = rows.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd data-placeholder="${name}">${value}</dd></div>`,
  )
  return (order !== false || custom.length > 0) && html`<dl>${order}${custom}</dl>`
}

function form(page: PageSession, texts: Texts, errors: FormErrors | undefined, shape: FormShape | undefined): Html {
  const fields = fieldsOf(page)
  const wrong = errors === undefined ? new Map<Field, string>() : complaints(errors, texts)
  const first = fields.find((field) => wrong.has(field))
  // What is wrong with a field that is not on the page must be said all the same.
  const others = errors?.fields.filter(({ name }) => !fields.includes(fieldOf(name))) ?? []
  const said = [...new Set(others.map(({ errCode }) => texts.explain(errCode)))].join(' ') || texts.correct
  return html`<form${attributes({ id: shape?.form })} method="post"${attributes({ action: shape?.action })} data-card>
${sessionInput(page, shape)}
<p class="alert" role="alert" data-words="${texts.correct}"${attributes({ hidden: errors === undefined })}>${errors !== undefined && said}</p>
${page.asks === 'registered' && html`<h2>${texts.payWith}</h2><p class="mask">${grouped(page.mask ?? '')}</p>`}
${fields.map((field) => input(field, shape?.inputs[field] ?? field, page, texts, wrong.get(field), field === first))}
<button type="submit">${buttonText(page, texts)}</button>
<p class="busy" role="status" data-words="${texts.busy}"></p>
<p class="secure">${icons.lock}<span>${texts.secure}</span></p>
</form>`
}

function sessionInput({ session: { id } }: PageSession, shape: FormShape | undefined): Html {
  return shape === undefined
    ? html`<input type="hidden" name="SessionId" value="${id}">`
    : html`<input name="${shape.session}" value="${id}" type="hidden">`
}

function fieldsOf({ asks, asksCode }: PageSession): readonly Field[] {
  const card: readonly Field[] = asks === 'registered' ? ['SecureCode'] : ['PAN', 'CardHolder', 'Expiry', 'SecureCode']
  return asksCode ? [...card, 'ConfirmCode'] : card
}

function fieldOf(name: keyof CardForm): Field {
  return name === 'EMonth' || name === 'EYear' ? 'Expiry' : name
}

function complaints({ fields, empty }: FormErrors, texts: Texts): Map<Field, string> {
  return new Map(
    fields.map(({ name }) => {
      const field = fieldOf(name)
      return [field, empty.has(name) ? texts.fields[field].missing : texts.fields[field].wrong]
    }),
  )
}

function buttonText({ asks, session }: PageSession, texts: Texts): string {
  if (asks === 'add') return texts.addCard
  return fill(session.type === 'Block' ? texts.reserve : texts.pay, { Amount: money(session.amount, texts) })
}

interface InputShape {
  /** How the script writes and checks it. */
  readonly shape: 'pan' | 'expiry' | 'digits' | 'latin'
  readonly min: number
  readonly max: number
  /** Characters that can be typed, when they are more than `max`. */
  readonly room?: number
  readonly required: boolean
  readonly half?: boolean
  readonly autocomplete: string
}

/** Blanks between groups of four. */
const gaps = Math.floor((limits.pan.max - 1) / 4)

/** Month, separator, and a year that may have four digits when the browser fills it in. */
const expiryRoom = '12 / 2049'.length

function shapeOf(field: Field, { asks, needsCvv = false }: PageSession): InputShape {
  switch (field) {
    case 'PAN':
      return { shape: 'pan', ...limits.pan, room: limits.pan.max + gaps, required: true, autocomplete: 'cc-number' }
    case 'Expiry': {
      const digits = limits.expiryPart.value * 2
      return {
        shape: 'expiry',
        min: digits,
        max: digits,
        room: expiryRoom,
        required: true,
        half: true,
        autocomplete: 'cc-exp',
      }
    }
    case 'CardHolder': {
      const { max } = asks === 'add' ? limits.holderInAdd : limits.holderInPayment
      return { shape: 'latin', min: limits.testHolder.min, max, required: true, autocomplete: 'cc-name' }
    }
    case 'SecureCode':
      // Some cards have none: of a card that is not known yet, only the gateway can say whether it is needed (decision C36).
      return {
        shape: 'digits',
        ...limits.secureCode,
        required: needsCvv,
        half: asks !== 'registered',
        autocomplete: 'cc-csc',
      }
    case 'ConfirmCode': {
      const { value } = limits.confirmCode
      return { shape: 'digits', min: value, max: value, required: true, autocomplete: 'one-time-code' }
    }
  }
}

function input(
  field: Field,
  name: string,
  page: PageSession,
  texts: Texts,
  wrong: string | undefined,
  first: boolean,
): Html {
  const words: FieldTexts = texts.fields[field]
  const { shape, min, max, room, required, half, autocomplete } = shapeOf(field, page)
  const hint = field === 'Expiry' ? undefined : words.hint
  const described = [`${field}-error`, ...(hint === undefined ? [] : [`${field}-hint`])].join(' ')
  return html`<div${attributes({ class: half && 'half' })}>
<label for="${field}">${words.label}</label>
<input${attributes({
    id: field,
    name,
    // Masks the code on the screen; the field is not offered as a password.
    type: field === 'SecureCode' ? 'password' : 'text',
    inputmode: shape === 'latin' ? 'text' : 'numeric',
    autocomplete,
    autocapitalize: shape === 'latin' ? 'characters' : 'off',
    spellcheck: 'false',
    maxlength: room ?? max,
    placeholder: field === 'Expiry' ? words.hint : undefined,
    required,
    autofocus: first,
    'aria-describedby': described,
    'aria-invalid': wrong === undefined ? undefined : 'true',
    'data-shape': shape,
    'data-min': min,
    'data-max': max,
    'data-missing': words.missing,
    'data-wrong': words.wrong,
  })}>
<p class="error" id="${field}-error">${wrong}</p>
${hint !== undefined && html`<p class="hint" id="${field}-hint">${hint}</p>`}
</div>`
}

/** Says that this is not a real page, which template was asked for, and which cards there are. */
function sandboxNote({ session, asks }: PageSession, texts: Texts, testCards: readonly TestCard[]): Html {
  return html`<aside class="sandbox" aria-label="${texts.sandbox}">
<p>${texts.sandbox}${session.templateTag !== undefined && html` ${texts.template}: ${session.templateTag}.`}</p>
${
  asks !== 'registered' &&
  testCards.length > 0 &&
  html`<details><summary>${texts.testCards}</summary><p>${texts.testCardsHint}</p><ul>${testCards.map((card) => testCardRow(card, texts))}</ul></details>`
}
</aside>`
}

function testCardRow({ number, summary, cvv }: TestCard, texts: Texts): Html {
  const shown = grouped(number)
  const values = {
    PAN: shown,
    Expiry: '12 / 49',
    CardHolder: 'IVAN PETROV',
    SecureCode: cvv === 'mandatory' ? '012' : '',
  }
  return html`<li><span><b>${shown}</b><span lang="en">${summary}</span></span><button type="button" hidden data-fill="${JSON.stringify(values)}" aria-label="${texts.fill} ${shown}">${texts.fill}</button></li>`
}

/** Digits in groups of four, with dots for those that are masked. */
function grouped(number: string): string {
  return number.replace(/[xX*]/g, '•').replace(/(.{4})(?=.)/g, '$1 ')
}
