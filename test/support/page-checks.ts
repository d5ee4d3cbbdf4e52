/**
 * Checks that run in the browser, as text: each gives what it found wrong, in words.
 */

/** A page that scrolls sideways. */
export const tooWide = `document.documentElement.scrollWidth > document.documentElement.clientWidth ? [document.documentElement.scrollWidth + ' wide'] : []`

/** Tables whose sentences begin or end beyond the edge. */
export const sentencesOutOfSight = `[...document.querySelectorAll('[class*="lead-"]')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => 'a table with sentences is ' + one.scrollWidth + ' wide: ' + one.textContent.slice(0, 60))`

/** Text with less contrast against what is behind it than 4.5 to 1 (WCAG 2, AA). */
export const unreadable = `(() => {
  const parse = (colour) => {
    const parts = colour.match(/[\\d.]+/g)?.map(Number) ?? []
    return { rgb: parts.slice(0, 3), alpha: parts[3] ?? 1 }
  }
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((one) => one / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    return 0.2126 * x + 0.7152 * y + 0.0722 * z
  }
  const behind = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const box = one.tagName === 'g' ? one.querySelector('rect') : undefined
      const style = getComputedStyle(box ?? one)
      const { rgb, alpha } = parse(box ? style.fill : style.backgroundColor)
      if (rgb.length === 3 && alpha === 1 && !(box && Number(style.fillOpacity) < 1)) return rgb
    }
    return [255, 255, 255]
  }
  const found = new Set()
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '')
    if (!own || !element.checkVisibility() || element.closest('title, option, :disabled')) continue
    const style = getComputedStyle(element)
    const ink = light(parse(element.tagName === 'text' ? style.fill : style.color).rgb)
    const back = light(behind(element))
    const contrast = (Math.max(ink, back) + 0.05) / (Math.min(ink, back) + 0.05)
    if (contrast < 4.5) found.add(element.tagName + '.' + (element.getAttribute('class') ?? '') + ' ' + contrast.toFixed(2) + ' ' + element.textContent.slice(0, 30))
  }
  return [...found]
})()`

/**
 * Controls and other elements that need a name, without one; doubled ids; a missing landmark; headings that skip a level.
 */
export const nameless = `(() => {
  const found = []
  const textOf = (ids) => ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join('')
  const nameOf = (one) =>
    (one.getAttribute('aria-label') ?? (one.hasAttribute('aria-labelledby') ? textOf(one.getAttribute('aria-labelledby')) : undefined) ??
      [...(one.labels ?? [])].map((label) => label.textContent).join('') + (one.matches('input, select') ? '' : one.textContent)).trim()
  for (const one of document.querySelectorAll('a, button, summary, input:not([type=hidden]), select, nav, section, svg, [tabindex], [role=group], th')) {
    if (nameOf(one) === '') found.push('no name: ' + one.outerHTML.slice(0, 90))
  }
  for (const one of document.querySelectorAll('[role=group], [role=region]')) {
    if (!one.matches('[aria-label], [aria-labelledby]')) found.push('group without a label: ' + one.outerHTML.slice(0, 90))
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) found.push('twice: ' + id)
  if (document.querySelectorAll('main').length !== 1) found.push('main is not one')
  if (document.querySelectorAll('h1').length !== 1) found.push('h1 is not one')
  if (!document.documentElement.lang || !document.title) found.push('lang or title is missing')
  let level = 0
  for (const one of document.querySelectorAll('h1, h2, h3, h4')) {
    const now = Number(one.tagName[1])
    if (now > level + 1) found.push('skips to ' + one.outerHTML)
    level = now
  }
  return found
})()`

/** Lines of a diagram that run behind a box they neither begin nor end at. */
export const hiddenBehind = `(() => {
  const found = []
  for (const svg of document.querySelectorAll('svg.states')) {
    if (!svg.checkVisibility()) continue
    const boxes = [...svg.querySelectorAll('.node')].map((node) => {
      const { x, y, width, height } = node.getBBox()
      return { name: node.textContent, left: x, top: y, right: x + width, bottom: y + height }
    })
    const view = svg.viewBox.baseVal
    for (const box of boxes) {
      if (box.left < view.x || box.top < view.y || box.right > view.x + view.width || box.bottom > view.y + view.height) found.push(box.name + ' is cut off')
      for (const other of boxes) {
        if (box !== other && box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom) found.push(box.name + ' over ' + other.name)
      }
    }
    for (const edge of svg.querySelectorAll('.edge')) {
      const length = edge.getTotalLength()
      for (let at = 2; at < length - 2; at += 2) {
        const { x, y } = edge.getPointAtLength(at)
        const box = boxes.find(({ left, top, right, bottom }) => x > left + 1 && x < right - 1 && y > top + 1 && y < bottom - 1)
        if (box) found.push(edge.textContent + ' behind ' + box.name)
      }
    }
  }
  return [...new Set(found)]
})()`
