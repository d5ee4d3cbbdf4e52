// Copied from templates/sandbox/src/http/dashboard/stylesheet.ts by `npm run generate`. Do not edit: change it there.
/** The one style sheet of the dashboard. */
export const style = `:root { color-scheme: light dark; --back: #f3f5f9; --card: #fff; --ink: #141b2b; --soft: #5a667d; --line: #dde2ec; --wire: #8390a8; --brand: #2f4fd0;
  --brand-soft: #e8edfd; --good: #17693a; --good-soft: #dff3e7; --bad: #a9231b; --bad-soft: #fde8e6; --wait: #7a5200; --wait-soft: #fdf0d0;
  --calm: #4b566b; --calm-soft: #e9edf4; --code: #f2f4f9 }
@media (prefers-color-scheme: dark) { :root { --back: #0c1018; --card: #151b27; --ink: #e9edf5; --soft: #9aa6bd; --line: #2a3346; --wire: #71809c; --brand: #9db2ff;
  --brand-soft: #222c4d; --good: #7fdca4; --good-soft: #14301f; --bad: #ff9d94; --bad-soft: #3d1d1c; --wait: #ffd48a; --wait-soft: #382b12;
  --calm: #b4bfd3; --calm-soft: #232b3b; --code: #1d2433 } }
* { box-sizing: border-box }
[hidden] { display: none !important }
html { -webkit-text-size-adjust: 100% }
body { margin: 0; background: var(--back); color: var(--ink);
  font: .9375rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif }
h1, h2, p, dl, dd, ol { margin: 0; padding: 0 }
a { color: var(--brand); text-decoration-thickness: 1px; text-underline-offset: 2px }
small { color: var(--soft); font-size: .8125rem }
code, pre, .came { font-family: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace; font-size: .8125rem }
code { overflow-wrap: anywhere }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; border-radius: 4px }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.skip { position: absolute; left: -99rem }
.skip:focus { left: 1rem; top: .5rem; z-index: 2; background: var(--card); padding: .5rem 1rem }

.top { background: var(--card); border-bottom: 1px solid var(--line); position: sticky; top: 0; z-index: 1 }
.top > div { max-width: 76rem; margin: 0 auto; padding: .625rem 1.25rem 0; display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem }
.top h1 { font-size: 1rem; letter-spacing: -.01em; margin-right: auto }
.top h1 a { color: inherit; text-decoration: none }
.top nav { flex-basis: 100%; display: flex; gap: .25rem; overflow-x: auto; scrollbar-width: none; margin: 0 -.5rem }
.top nav a { padding: .5rem .625rem; color: var(--soft); text-decoration: none; white-space: nowrap; border-bottom: 2px solid transparent }
.top nav a:hover { color: var(--ink) }
.top nav a[aria-current] { color: var(--ink); font-weight: 600; border-color: var(--brand) }
#live { font-size: .8125rem; color: var(--soft) }
#live::before { content: ""; display: inline-block; width: .5rem; height: .5rem; border-radius: 50%; background: var(--soft); margin-right: .375rem }
#live[data-on="true"]::before { background: #1fa85b }
#live[data-on="false"]::before { background: #d8453b }

main { max-width: 76rem; margin: 0 auto; padding: 1.25rem; display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr) }
section { background: var(--card); border: 1px solid var(--line); border-radius: .875rem; padding: 1rem 1.25rem; min-width: 0 }
section > header { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; margin-bottom: .625rem }
h2 { font-size: 1.0625rem; letter-spacing: -.01em; overflow-wrap: anywhere }
.count { color: var(--soft); font-size: .8125rem }
.trail, .hint, .empty { color: var(--soft); overflow-wrap: anywhere }
.hint { margin-bottom: .75rem }
.empty { padding: .75rem 0 }
.sides { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr) }
@media (min-width: 62rem) { .sides { grid-template-columns: repeat(2, minmax(0, 1fr)) } }

.scroll { position: relative; overflow-x: auto; margin: 0 -1.25rem; padding: 0 1.25rem }
table { width: 100%; border-collapse: collapse }
th { text-align: left; font-weight: 500; color: var(--soft); font-size: .8125rem; white-space: nowrap }
th, td { padding: .4375rem .875rem .4375rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
tbody tr:last-child td { border-bottom: 0 }
td { white-space: nowrap }
td.why, td.came, .sides td { white-space: normal; overflow-wrap: anywhere }
td.text { white-space: normal; overflow-wrap: anywhere; min-width: 8rem; max-width: 18rem }
td.text.wide { min-width: 14rem; max-width: none }
td.why { color: var(--soft); min-width: 14rem }
.sides td:first-child { white-space: nowrap }
tr.wrong td { background: var(--bad-soft) }
tr.wrong td:first-child { box-shadow: -.5rem 0 var(--bad-soft) }
.none { color: var(--soft) }
.number { font-variant-numeric: tabular-nums; text-align: right }
td.number, th.number { padding-right: 1.5rem; text-align: right }
.message { white-space: pre-line }
time { font-variant-numeric: tabular-nums; white-space: nowrap }
::placeholder { color: var(--soft); opacity: 1 }

.pill { display: inline-block; padding: 0 .5rem; border-radius: 1rem; font-size: .8125rem; line-height: 1.375rem; font-weight: 500; white-space: nowrap }
.pill.good { background: var(--good-soft); color: var(--good) }
.pill.bad { background: var(--bad-soft); color: var(--bad) }
.pill.wait { background: var(--wait-soft); color: var(--wait) }
.pill.calm { background: var(--calm-soft); color: var(--calm) }

dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 44%), 1fr)); gap: .625rem 1.25rem }
dt { color: var(--soft); font-size: .8125rem }
dd { overflow-wrap: anywhere }
dd time { white-space: normal }
dl > .long { grid-column: span 2 }
@media (min-width: 40rem) { dl > .long { grid-column: span 4 } }
.fields { display: block; padding: .375rem 0 .375rem .75rem; white-space: normal; font-size: .8125rem }
.fields div { display: flex; gap: .5rem }
details ol { padding-left: 1.5rem }
summary { cursor: pointer }
.refusal { background: var(--bad-soft); color: var(--bad); border-radius: .5rem; padding: .5rem .75rem; margin-bottom: .75rem; overflow-wrap: anywhere }
pre { background: var(--code); border-radius: .5rem; padding: .75rem; margin: .75rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere }

.timeline { list-style: none; counter-reset: step }
.timeline li { counter-increment: step; display: flex; flex-wrap: wrap; justify-content: space-between; gap: .125rem 1rem; padding: .4375rem 0 .4375rem 2.25rem; position: relative }
.timeline li::before { content: counter(step); position: absolute; left: 0; top: .5rem; width: 1.375rem; height: 1.375rem; border-radius: 50%;
  background: var(--brand); color: var(--card); font-size: .75rem; font-weight: 600; line-height: 1.375rem; text-align: center }
.timeline li + li::after { content: ""; position: absolute; left: .625rem; bottom: calc(100% - .5rem); height: 1rem; border-left: 2px solid var(--line) }

.states { display: block; max-width: 100%; height: auto; margin: 0 auto }
.states.tall { display: none }
@media (max-width: 48rem) { .states.wide { display: none } .states.tall { display: block } }
.states + .hint { margin: .625rem 0 0; font-size: .8125rem }
.states text { font: 500 12.5px system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif; text-anchor: middle; dominant-baseline: central; fill: var(--soft) }
.node rect, .node circle { fill: var(--card); stroke: var(--line); stroke-width: 1.5 }
.node.open rect { stroke: var(--wire) }
.node.open text, .node.visited text { fill: var(--ink) }
.node.visited rect { stroke: var(--brand) }
.node.begin circle { fill: var(--wire); stroke: none }
.node.begin.visited circle { fill: var(--brand) }
.node.end circle { stroke: var(--wire); stroke-width: 4 }
.node.current rect { stroke-width: 2.5 }
.node.current text { font-weight: 700 }
.node.current.good rect { fill: var(--good-soft); stroke: var(--good) }
.node.current.bad rect { fill: var(--bad-soft); stroke: var(--bad) }
.node.current.wait rect { fill: var(--wait-soft); stroke: var(--wait) }
.node.current.calm rect { fill: var(--calm-soft); stroke: var(--calm) }
.edge { fill: none; stroke: var(--line); stroke-width: 1.25 }
.edge.open { stroke: var(--wire) }
.edge.walked { stroke: var(--brand); stroke-width: 2.25 }
marker path { fill: var(--line) }
marker.open path { fill: var(--wire) }
marker.walked path { fill: var(--brand) }
.step rect { fill: var(--brand) }
.step text { fill: var(--card); font-size: 11px; font-weight: 700 }

form { display: flex; flex-wrap: wrap; align-items: end; gap: .625rem .75rem }
td form, .buttons form { display: inline-flex }
.buttons { display: flex; flex-wrap: wrap; gap: .375rem; margin-top: .75rem }
td.buttons { display: table-cell; margin: 0; text-align: right }
td.buttons form + form { margin-left: .375rem }
label { display: grid; gap: .125rem; color: var(--soft); font-size: .8125rem; flex: 1 1 11rem; max-width: 22rem }
label.check { min-height: 2.375rem; display: flex; align-items: center; gap: .5rem; flex: none; color: var(--ink) }
input, select, button { font: inherit; color: var(--ink) }
input:not([type=checkbox]), select { width: 100%; padding: .4375rem .625rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--back); min-height: 2.375rem }
button { padding: .4375rem 1rem; border: 0; border-radius: .5rem; background: var(--brand); color: var(--card); font-weight: 600; cursor: pointer; min-height: 2.375rem }
button.small { padding: .125rem .625rem; min-height: 1.75rem; background: var(--brand-soft); color: var(--brand); font-size: .8125rem }
button.danger { background: var(--bad); }
[aria-busy] button { opacity: .5 }
#worlds { width: auto; min-height: 2rem; padding: .125rem .5rem }
#problem, #said { border-radius: .5rem; padding: .5rem .75rem; overflow-wrap: anywhere }
#problem { background: var(--bad-soft); color: var(--bad) }
#said { background: var(--good-soft); color: var(--good) }
#said:empty { display: none }
[role=search] label { flex-basis: 6rem }
[data-live] + form { margin-top: 1rem }
.buttons label { flex: none; grid-template-columns: auto 6.5rem; align-items: center; gap: .5rem }
.buttons form { align-items: center }
@media (max-width: 40rem) {
  main { padding: .75rem }
  section { padding: .875rem 1rem }
  .top > div { padding: .5rem .875rem 0 }
  .scroll { margin: 0; padding: 0; overflow: visible }
  thead { position: absolute; clip-path: inset(50%) }
  table, tbody { display: block }
  tr { display: flex; flex-wrap: wrap; gap: .125rem 1.125rem; padding: .625rem 0; border-bottom: 1px solid var(--line) }
  tbody tr:last-child { border-bottom: 0 }
  td, td.text, td.text.wide, td.why { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .375rem; border: 0; padding: 0; min-width: 0; max-width: 100%; text-align: left; white-space: normal; overflow-wrap: anywhere }
  td[data-name]::before { content: attr(data-name); color: var(--soft); font-size: .8125rem }
  td:first-child { font-weight: 600 }
  td:first-child::before { font-weight: 400 }
  td:empty { display: none }
  td.buttons form { display: inline-flex; margin: .25rem .375rem 0 0 }
  tr.wrong { background: var(--bad-soft) }
  tr.wrong td:first-child { box-shadow: none }
}
`
