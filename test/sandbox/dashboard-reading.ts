/** An order to look at, and what a page of the dashboard says to its reader. */
import { testCards } from '@card-gateway/sandbox'

export const PayInfo = testCards.success
export const order = { OrderId: 'A-1', Amount: 12345, PayInfo }

/** Text between tags, in one line. */
export function words(html: string): string {
  const main = html.slice(html.indexOf('<main'))
  return main
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ')
}

/** Ways and states of the two diagrams of a page, each with its look. */
export function diagrams(html: string) {
  const [wide = '', tall = ''] = html.match(/<svg class="states .*?<\/svg>/gs) ?? []
  const read = (svg: string) => ({
    ways: [...svg.matchAll(/<path class="edge (\w+)".*?<title>(.*?)<\/title>/gs)].map(
      ([, look, names]) => `${look}: ${names}`,
    ),
    states: [...svg.matchAll(/<g class="(node [^"]*)"><rect[^>]*><text[^>]*>(\w+)</g)].map(
      ([, look, state]) => `${look}: ${state}`,
    ),
  })
  return [read(wide), read(tall)] as const
}

/** Commands that a page has buttons for. */
export function commandsOn(html: string): string[] {
  return [...html.matchAll(/name="command" value="([^"]*)"/g)].map(([, id = '']) => id)
}
