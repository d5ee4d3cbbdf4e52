import { startChromium } from '../support/chromium.js'
import { writeFileSync } from 'node:fs'
const [out, height, ...names] = process.argv.slice(2)
const b = await startChromium('/usr/bin/chromium'); const p = await b.newPage({ viewport: { width: 1900, height: Number(height) } })
writeFileSync('/work/main/.cache/screenshots/sheet.html', `<body style="margin:0;display:flex;gap:10px;background:#888;align-items:start">${names.map((n) => `<img src="${n}.png" style="max-width:${1880 / names.length}px">`).join('')}`)
await p.goto('file:///work/main/.cache/screenshots/sheet.html'); await p.screenshot({ path: `/work/main/.cache/screenshots/${out}.png` }); await b.close()
