// Copied from templates/sandbox/src/http/pages/stylesheet.ts by `npm run generate`. Do not edit: change it there.
/** The one style sheet of all pages. It stands inside the page, named to the browser by its digest. */
export const style = `
:root { color-scheme: light dark; --back: #eef1f6; --card: #fff; --panel: #f6f8fb; --ink: #131a2a; --soft: #566077; --line: #d5dbe6;
  --field: #fff; --brand: #2f4fd0; --brand-ink: #fff; --brand-soft: #e6ebfd; --bad: #b3261e; --bad-soft: #fdecea; --good: #1b7a43;
  --good-soft: #e3f5ea; --note: #7a5200; --note-soft: #fff4dc; --shadow: 0 1px 2px #131a2a14, 0 12px 40px #131a2a1f }
@media (prefers-color-scheme: dark) { :root { --back: #0d111a; --card: #171d2a; --panel: #1d2433; --ink: #edf0f7; --soft: #a3adc2;
  --line: #333d52; --field: #10151f; --brand: #8ea6ff; --brand-ink: #0b1230; --brand-soft: #232d4f; --bad: #ff9d94; --bad-soft: #3a1c1c;
  --good: #7fdca4; --good-soft: #14301f; --note: #ffd48a; --note-soft: #362a12; --shadow: 0 1px 2px #0006, 0 12px 40px #0008 } }
* { box-sizing: border-box }
[hidden] { display: none !important }
html { -webkit-text-size-adjust: 100% }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; align-items: center; justify-content: center;
  gap: 1rem; padding: 1.5rem 1rem; background: var(--back); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif }
main { width: 100%; max-width: 27rem; background: var(--card); border-radius: 1.25rem; box-shadow: var(--shadow); overflow: hidden }
main > section { padding: 1.75rem }
h1, h2, p, dl, dd, fieldset { margin: 0; padding: 0; border: 0 }
h1 { font-size: 1.375rem; line-height: 1.25; letter-spacing: -.01em; overflow-wrap: anywhere }
h2 { font-size: 1.0625rem }
a { color: var(--brand) }
svg { flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.order { background: var(--panel); border-bottom: 1px solid var(--line); display: flex; flex-direction: column; gap: 1rem }
.shop { display: flex; align-items: center; gap: .625rem; font-weight: 600; overflow-wrap: anywhere }
.shop svg { padding: .5rem; width: 2.25rem; height: 2.25rem; border-radius: .75rem; background: var(--brand-soft); color: var(--brand) }
.sum span { display: block; color: var(--soft); font-size: .875rem }
.sum strong { font-size: 2rem; line-height: 1.2; letter-spacing: -.02em; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
dl { display: grid; gap: .5rem; font-size: .9375rem }
dl div { display: flex; justify-content: space-between; gap: 1.5rem }
dt { color: var(--soft); flex: none; max-width: 45%; overflow-wrap: anywhere }
dd { text-align: right; min-width: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; white-space: pre-line }
.line { color: var(--soft); overflow-wrap: anywhere; white-space: pre-line }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start }
form > * { grid-column: 1 / -1 }
form > .half { grid-column: auto }
label { display: block; font-weight: 600; font-size: .9375rem; margin-bottom: .3rem }
input { width: 100%; min-width: 0; height: 3rem; padding: 0 .875rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--field);
  color: inherit; font: inherit; font-size: 1.0625rem; font-variant-numeric: tabular-nums }
input::placeholder { color: var(--soft); opacity: .75 }
input:hover { border-color: var(--soft) }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
input:focus-visible { outline-offset: 0; border-color: transparent }
input[aria-invalid=true] { border-color: var(--bad); background: var(--bad-soft) }
.hint, .error { font-size: .875rem; margin-top: .3rem; line-height: 1.35 }
.hint { color: var(--soft) }
.error { color: var(--bad); font-weight: 500 }
.error:empty { display: none }
.alert { padding: .75rem 1rem; border-radius: .75rem; background: var(--bad-soft); color: var(--bad); font-weight: 500 }
button, .button { display: flex; align-items: center; justify-content: center; gap: .5rem; width: 100%; min-height: 3.25rem; padding: .5rem 1rem;
  border: 0; border-radius: .875rem; background: var(--brand); color: var(--brand-ink); font: inherit; font-size: 1.0625rem; font-weight: 600;
  text-decoration: none; text-align: center; cursor: pointer; transition: filter .15s }
button:hover, .button:hover { filter: brightness(1.08) }
button[disabled] { cursor: progress; opacity: .65 }
button small { display: block; font-weight: 400; font-size: .875rem }
.choices button { justify-content: start; text-align: left }
button.plain { background: var(--panel); color: var(--ink); border: 1px solid var(--line) }
.secure { display: flex; align-items: start; gap: .5rem; color: var(--soft); font-size: .875rem }
.busy:empty { display: none }
.busy { color: var(--soft); text-align: center; font-size: .9375rem }
.mask { font-size: 1.125rem; letter-spacing: .04em; font-variant-numeric: tabular-nums }
.sandbox { max-width: 27rem; width: 100%; display: grid; gap: .5rem; font-size: .875rem; color: var(--note) }
.sandbox > * { background: var(--note-soft); border-radius: .75rem; padding: .625rem .875rem }
.sandbox summary { cursor: pointer; font-weight: 600 }
.sandbox summary ~ p { margin: .25rem 0 .5rem }
.sandbox ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .125rem }
.sandbox li { display: flex; align-items: center; gap: .75rem; padding: .375rem 0; border-top: 1px solid color-mix(in srgb, var(--note) 20%, transparent) }
.sandbox li > span { flex: 1; min-width: 0 }
.sandbox b { display: block; font-variant-numeric: tabular-nums; white-space: nowrap }
.sandbox button { width: auto; min-height: 2.25rem; padding: .25rem .75rem; font-size: .875rem; border-radius: .625rem; background: transparent;
  color: inherit; border: 1px solid currentColor }
.outcome { display: grid; justify-items: center; gap: 1rem; text-align: center }
.outcome .sign { width: 4.5rem; height: 4.5rem; padding: 1.125rem; border-radius: 50%; background: var(--good-soft); color: var(--good) }
.outcome .sign.bad { background: var(--bad-soft); color: var(--bad) }
.outcome .sign.wait { background: var(--brand-soft); color: var(--brand) }
.outcome > p { color: var(--soft); max-width: 34ch }
.outcome .amount { color: var(--ink); font-size: 1.75rem; font-weight: 700; letter-spacing: -.02em; font-variant-numeric: tabular-nums; max-width: 100%;
  overflow-wrap: anywhere }
.outcome dl, .outcome form, .outcome .button { width: 100% }
.outcome dl { border-top: 1px solid var(--line); padding-top: 1rem }
.outcome code { font-size: .875rem; overflow-wrap: anywhere }
.issuer main > section { display: grid; gap: 1.25rem }
.issuer .line { font-size: .9375rem }
.choices { display: grid; gap: .625rem }
.choices legend { padding: 0 0 .625rem; font-weight: 600 }
@media (min-width: 56rem) {
  .wide main, .wide .sandbox { max-width: 56rem }
  .wide main { display: grid; grid-template-columns: 2fr 3fr }
  .wide main > section { padding: 2.25rem }
  .wide .order { border: 0; border-right: 1px solid var(--line) }
  .wide .sandbox ul { grid-template-columns: 1fr 1fr; column-gap: 2rem }
}
@media (max-width: 30rem) {
  body { padding: 0 0 1rem; justify-content: start }
  main { border-radius: 0 0 1.25rem 1.25rem }
  main > section { padding: 1.25rem }
  .sandbox { padding: 0 1rem }
  .outcome { padding-block: 2.5rem !important }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
@media (forced-colors: active) { input, button, .button { border: 1px solid } }
`
