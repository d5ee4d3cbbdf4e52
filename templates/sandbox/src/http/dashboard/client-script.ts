/**
 * The only script of the dashboard: refreshes the page when something happened, and sends forms without leaving it.
 * Sections are replaced one by one, only where they differ and nobody is typing.
 */
export const script = `'use strict'
{
  const status = document.getElementById('live')
  const problem = document.getElementById('problem')
  const said = document.getElementById('said')
  let looking = false
  let again = false

  const isBusy = (section) => section.contains(document.activeElement) && document.activeElement.matches('input, select, textarea')

  const focusable = 'a, button, summary, [tabindex]'

  // What still identifies an element when rows come and go: where a link leads, what a button does, what a summary unfolds.
  const nameOf = (one) => [one.tagName, one.getAttribute('href') ?? one.ariaLabel, one.form && new URLSearchParams(new FormData(one.form)), one.parentElement.id].join()

  const renew = (page) => {
    for (const fresh of page.querySelectorAll('[data-live]')) {
      const old = document.getElementById(fresh.id)
      if (!old || isBusy(old)) continue
      for (const open of old.querySelectorAll('details[open][id]')) {
        const same = fresh.querySelector('#' + CSS.escape(open.id))
        if (same) same.open = true
      }
      if (old.outerHTML === fresh.outerHTML) continue
      const focused = old.contains(document.activeElement) ? document.activeElement : undefined
      const place = [...old.querySelectorAll(focusable)].indexOf(focused)
      const scrolled = [...old.querySelectorAll('.scroll')].map(({ scrollLeft }) => scrollLeft)
      old.replaceWith(fresh)
      fresh.querySelectorAll('.scroll').forEach((box, index) => { box.scrollLeft = scrolled[index] ?? 0 })
      const offered = [...fresh.querySelectorAll(focusable)]
      if (focused) (offered.find((one) => nameOf(one) === nameOf(focused)) ?? offered[place])?.focus({ preventScroll: true })
    }
  }

  const look = async () => {
    if (looking) { again = true; return }
    looking = true
    try {
      const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
      if (answer.ok) renew(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    } catch {
      // The stream of events says when the sandbox is there again.
    }
    looking = false
    if (again) { again = false; look() }
  }

  const show = (live) => {
    status.textContent = live ? 'live' : 'no connection'
    status.dataset.on = String(live)
  }

  document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })

  const events = new EventSource(document.body.dataset.events)
  events.onopen = () => { show(true); look() }
  events.onerror = () => show(false)
  events.onmessage = () => { if (!document.hidden) look() }
  document.addEventListener('visibilitychange', () => { if (!document.hidden) look() })
  addEventListener('pagehide', () => events.close())

  document.addEventListener('submit', async (event) => {
    const form = event.target
    if (form.method !== 'post') return
    event.preventDefault()
    const body = new URLSearchParams(new FormData(form))
    // A button that is disabled meanwhile would lose the focus.
    if (form.ariaBusy) return
    form.ariaBusy = 'true'
    let done = false
    let words = 'The sandbox does not answer.'
    try {
      const answer = await fetch(form.getAttribute('action'), { method: 'POST', body, headers: { accept: 'text/plain' } })
      words = await answer.text()
      done = answer.ok
    } catch {}
    form.ariaBusy = null
    problem.textContent = done ? '' : words
    problem.hidden = done
    said.textContent = done ? words : ''
    if (done) for (const sure of form.querySelectorAll('[type=checkbox][required]')) sure.checked = false
    // Nobody is typing there any more.
    if (done && isBusy(form)) form.querySelector('button').focus({ preventScroll: true })
    look()
  })

  document.getElementById('worlds')?.addEventListener('change', ({ target }) => { location.href = target.value })
}
`
