import { BrowserDataError, parseThreeDSReturn } from '@card-gateway/client'
import { type Context, Hono } from 'hono'
import type { Shop, Step } from './shop.js'

export function createHonoShop(shop: Shop): Hono {
  const app = new Hono()
  app.post('/3ds', async (c) => answer(c, await shop.finish(await parseThreeDSReturn(c.req.raw))))
  app.get('/back', async (c) => {
    const { pathname, search } = new URL(c.req.url) // `c.req.path` has no query
    return answer(c, await shop.backFromPage(pathname + search))
  })
  app.onError((error, c) => {
    if (error instanceof BrowserDataError) return c.text(error.message, 400)
    return c.text('Please try again later.', 500)
  })
  return app
}

function answer(c: Context, step: Step): Response {
  return 'page' in step ? c.html(step.page) : c.redirect(step.goTo, 303)
}
