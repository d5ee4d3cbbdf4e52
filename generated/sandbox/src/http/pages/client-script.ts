// Copied from templates/sandbox/src/http/pages/client-script.ts by `npm run generate`. Do not edit: change it there.
/**
 * The one script of all pages. It stands inside the page, named to the browser by its digest. Everything works without
 * it; with it card data is written in groups, checked before it is sent, and forms that lead on send themselves. Words
 * and limits stand in data attributes.
 */
export const script = String.raw`
'use strict'
for (const relay of document.querySelectorAll('form[data-relay]')) HTMLFormElement.prototype.submit.call(relay)

const digitsOf = (text) => text.replace(/\D/g, '')
const shapes = {
  pan: (text) => digitsOf(text).replace(/(\d{4})(?=\d)/g, '$1 '),
  expiry: (text, shorter) => {
    let digits = digitsOf(text)
    if (/^[2-9]/.test(digits) || /^1\s*\//.test(text)) digits = '0' + digits
    // A year may be typed with its century, which stays until it is whole.
    const century = digits.slice(2, 4) === '20' && digits.length > 4
    const year = century ? digits.slice(digits.length > 5 ? 4 : 2, 6) : digits.slice(2, 4)
    if (digits.length < 2 || (shorter && digits.length === 2)) return digits
    return digits.slice(0, 2) + ' / ' + year
  },
  digits: (text) => digitsOf(text),
}

/** Rewrites what was typed and keeps the caret behind the same digit. */
function reshape(input, event) {
  const shape = shapes[input.dataset.shape]
  if (!shape) return
  const before = input.value
  const shorter = !!event && /^delete/.test(event.inputType || '')
  const after = shape(before, shorter)
  if (after === before) return
  const end = input.selectionStart === before.length
  const passed = digitsOf(before.slice(0, input.selectionStart)).length
  input.value = after
  if (end || document.activeElement !== input) return
  let caret = 0
  for (let seen = 0; caret < after.length && seen < passed; caret++) if (/\d/.test(after[caret])) seen++
  input.setSelectionRange(caret, caret)
}

function luhn(digits) {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    sum += index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return sum % 10 === 0
}

function complaint(input) {
  const text = input.value.trim()
  const { shape, missing, wrong, min, max } = input.dataset
  if (text === '') return input.required ? missing : ''
  const digits = digitsOf(text)
  const counted = digits.length >= Number(min) && digits.length <= Number(max)
  if (shape === 'pan') return counted && luhn(digits) ? '' : wrong
  if (shape === 'digits') return counted ? '' : wrong
  if (shape === 'expiry') return /^(0[1-9]|1[0-2]) \/ \d\d$/.test(text) ? '' : wrong
  if (shape === 'latin') return /^[A-Za-z .'-]*[A-Za-z][A-Za-z .'-]*$/.test(text) && text.length >= Number(min) ? '' : wrong
  return ''
}

function show(input, words) {
  const error = document.getElementById(input.id + '-error')
  if (error) error.textContent = words
  if (words) input.setAttribute('aria-invalid', 'true')
  else input.removeAttribute('aria-invalid')
}

for (const form of document.querySelectorAll('form[data-card]')) {
  const inputs = [...form.querySelectorAll('input[data-missing]')]
  const alert = form.querySelector('[role=alert]')
  const busy = form.querySelector('[role=status]')
  const button = form.querySelector('button[type=submit]')
  form.noValidate = true
  for (const input of inputs) {
    input.addEventListener('input', (event) => {
      reshape(input, event)
      if (input.getAttribute('aria-invalid')) show(input, complaint(input))
    })
    input.addEventListener('change', () => {
      reshape(input)
      if (input.value) show(input, complaint(input))
    })
  }
  form.addEventListener('submit', (event) => {
    if (button.disabled) return event.preventDefault()
    for (const input of inputs) {
      reshape(input)
      show(input, complaint(input))
    }
    const first = inputs.find((input) => input.getAttribute('aria-invalid'))
    if (first) {
      event.preventDefault()
      alert.textContent = alert.dataset.words
      alert.hidden = false
      return first.focus()
    }
    alert.hidden = true
    button.disabled = true
    form.setAttribute('aria-busy', 'true')
    busy.textContent = busy.dataset.words
  })
  addEventListener('pageshow', () => {
    button.disabled = false
    form.removeAttribute('aria-busy')
    busy.textContent = ''
  })
  for (const fill of document.querySelectorAll('button[data-fill]')) {
    fill.hidden = false
    fill.addEventListener('click', () => {
      for (const [name, value] of Object.entries(JSON.parse(fill.dataset.fill))) {
        const input = form.elements.namedItem(name)
        if (!input) continue
        input.value = value
        reshape(input)
        show(input, '')
      }
      alert.hidden = true
      button.focus()
    })
  }
}
`
