import { type Html, html } from '../shared/html.js'

/** Decorative pictures: the text beside each says the same. */
export const icons = {
  shop: html`<svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true"><path d="M4 9h16l-1 11H5zM8 9a4 4 0 0 1 8 0"/></svg>`,
  bank: html`<svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true"><path d="M3 10 12 4l9 6zM6 10v8M10 10v8M14 10v8M18 10v8M3 20h18"/></svg>`,
  lock: html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/></svg>`,
  done: html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="m4 13 5 5L20 6"/></svg>`,
  failed: html`<svg class="sign bad" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18"/></svg>`,
  wait: html`<svg class="sign wait" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 3"/></svg>`,
} as const satisfies Readonly<Record<string, Html>>
