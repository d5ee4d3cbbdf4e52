import { anchorOf, createSearch } from './search.js'

const root = document.documentElement
const base = root.dataset.base ?? './'

// Light or dark
const themeButton = document.querySelector('.theme')
themeButton?.addEventListener('click', () => {
  const isDark =
    root.dataset.theme === 'dark' || (!root.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = isDark ? 'light' : 'dark'
  localStorage.setItem('theme', root.dataset.theme)
})

// The tree of pages on a phone
const menu = document.querySelector('.menu')
menu?.addEventListener('click', () => {
  const isOpen = document.body.classList.toggle('menu-open')
  menu.setAttribute('aria-expanded', String(isOpen))
})
document.querySelector('.beside [aria-current]')?.scrollIntoView({ block: 'nearest' })
const section = document.querySelector('.sections [aria-current]')
if (section) section.parentElement.scrollLeft = section.offsetLeft - section.parentElement.offsetLeft

// A diagram that is wider than the screen shows its middle first: there it begins
for (const picture of document.querySelectorAll('.picture')) {
  picture.scrollLeft = (picture.scrollWidth - picture.clientWidth) / 2
}

// Tabs: arrows move between them, and what was chosen is chosen on every page
for (const tabs of document.querySelectorAll('.tabs')) makeTabs(tabs)

function makeTabs(tabs) {
  const panels = [...tabs.querySelectorAll('.tab')]
  const list = document.createElement('div')
  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-label', 'Example')
  const buttons = panels.map((panel, index) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = panel.getAttribute('aria-label')
    button.id = `tab-${tabs.id || 'x'}-${index}-${Math.floor(performance.now())}`
    button.setAttribute('role', 'tab')
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', button.id)
    button.addEventListener('click', () => choose(index))
    button.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
      if (step === undefined) return
      const next = (index + step + panels.length) % panels.length
      choose(next)
      buttons[next].focus()
    })
    list.append(button)
    return button
  })
  const choose = (chosen) => {
    panels.forEach((panel, index) => {
      panel.hidden = index !== chosen
      buttons[index].setAttribute('aria-selected', String(index === chosen))
      buttons[index].tabIndex = index === chosen ? 0 : -1
    })
    localStorage.setItem('tab', buttons[chosen].textContent)
  }
  tabs.prepend(list)
  tabs.classList.add('live')
  const liked = buttons.findIndex(({ textContent }) => textContent === localStorage.getItem('tab'))
  const before = localStorage.getItem('tab')
  choose(Math.max(liked, 0))
  if (before !== null) localStorage.setItem('tab', before)
}

// Copy buttons
for (const button of document.querySelectorAll('pre > button')) {
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.parentElement.querySelector('code').textContent)
    button.textContent = 'Copied'
  })
}

// Search: its words are fetched when it is first used
const input = document.querySelector('.search input')
const list = document.querySelector('#found')
let search
let at = -1

async function load() {
  search ??= fetch(`${base}assets/search.json`).then(async (answer) => createSearch(await answer.json()))
  return search
}

async function show() {
  const find = await load()
  const pages = find(input.value)
  at = pages.length > 0 ? 0 : -1
  list.replaceChildren(...pages.map(optionOf))
  list.hidden = pages.length === 0
  input.setAttribute('aria-expanded', String(pages.length > 0))
  mark()
}

function optionOf(page, index) {
  const option = document.createElement('li')
  option.id = `found-${index}`
  option.setAttribute('role', 'option')
  const link = document.createElement('a')
  const anchor = page.heading === undefined ? '' : `#${anchorOf(page.heading)}`
  link.href = `${base}${page.url}${page.url === '' ? '' : '/'}${anchor}`
  link.tabIndex = -1
  const title = document.createElement('b')
  title.textContent = page.heading === undefined ? page.title : `${page.title} › ${page.heading}`
  const says = document.createElement('span')
  says.textContent = page.summary
  link.append(title, says)
  option.append(link)
  return option
}

function mark() {
  const options = [...list.children]
  options.forEach((option, index) => {
    option.setAttribute('aria-selected', String(index === at))
  })
  if (options[at]) input.setAttribute('aria-activedescendant', options[at].id)
  else input.removeAttribute('aria-activedescendant')
  options[at]?.scrollIntoView({ block: 'nearest' })
}

function hide() {
  list.hidden = true
  input.setAttribute('aria-expanded', 'false')
}

input?.addEventListener('focus', load)
input?.addEventListener('input', show)
input?.addEventListener('keydown', (event) => {
  const count = list.children.length
  if (event.key === 'Escape') hide()
  else if (event.key === 'Enter') list.children[at]?.querySelector('a').click()
  else if (event.key === 'ArrowDown' && count > 0) at = (at + 1) % count
  else if (event.key === 'ArrowUp' && count > 0) at = (at - 1 + count) % count
  else return
  event.preventDefault()
  mark()
})
document.addEventListener('click', ({ target }) => {
  if (!target.closest('.search')) hide()
})
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || /^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) return
  event.preventDefault()
  input.focus()
})
