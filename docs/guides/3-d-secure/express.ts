import { BrowserDataError, parseThreeDSReturn } from '@card-gateway/client'
import express, { type ErrorRequestHandler, type Express, type Response } from 'express'
import type { Shop, Step } from './shop.js'

export function createExpressShop(shop: Shop): Express {
  const app = express()
  app.post('/3ds', express.urlencoded({ extended: false, limit: '256kb' }), async (request, response) => {
    answer(response, await shop.finish(parseThreeDSReturn(request.body)))
  })
  // `originalUrl`, because `url` is cut short where this app is mounted in another.
  app.get('/back', async (request, response) => answer(response, await shop.backFromPage(request.originalUrl)))
  const refuse: ErrorRequestHandler = (error, _request, response, next) =>
    error instanceof BrowserDataError ? response.status(400).send(error.message) : next(error)
  return app.use(refuse)
}

function answer(response: Response, step: Step): void {
  if ('page' in step) response.send(step.page)
  else response.redirect(303, step.goTo)
}
