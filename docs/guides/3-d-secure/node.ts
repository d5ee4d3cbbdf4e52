import type { RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { BrowserDataError, parseThreeDSReturn } from '@card-gateway/client'
import type { Shop, Step } from './shop.js'

export function createNodeShop(shop: Shop): RequestListener {
  return async (request, response) => {
    try {
      const { method, url = '' } = request
      const [path] = url.split('?')
      if (method === 'POST' && path === '/3ds')
        answer(response, await shop.finish(parseThreeDSReturn(await text(request))))
      else if (method === 'GET' && path === '/back') answer(response, await shop.backFromPage(url))
      else response.writeHead(404).end()
    } catch (error) {
      if (error instanceof BrowserDataError) response.writeHead(400).end(error.message)
      else response.writeHead(500).end('Please try again later.')
    }
  }
}

function answer(response: ServerResponse, step: Step): void {
  if ('page' in step) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(step.page)
  else response.writeHead(303, { location: step.goTo }).end()
}
