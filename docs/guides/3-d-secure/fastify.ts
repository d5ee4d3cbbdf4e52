import { BrowserDataError, parseThreeDSReturn } from '@card-gateway/client'
import { type FastifyError, type FastifyInstance, type FastifyReply, fastify } from 'fastify'
import type { Shop, Step } from './shop.js'

export function createFastifyShop(shop: Shop): FastifyInstance {
  const app = fastify()
  // Text is enough: parseThreeDSReturn reads the form. With @fastify/formbody give it request.body all the same.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.post<{ Body: string }>('/3ds', async (request, reply) =>
    answer(reply, await shop.finish(parseThreeDSReturn(request.body))),
  )
  app.get('/back', async (request, reply) => answer(reply, await shop.backFromPage(request.originalUrl)))
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error instanceof BrowserDataError ? 400 : (error.statusCode ?? 500)
    return reply.code(status).send(status < 500 ? error.message : 'Please try again later.')
  })
  return app
}

function answer(reply: FastifyReply, step: Step): FastifyReply {
  return 'page' in step ? reply.type('text/html').send(step.page) : reply.redirect(step.goTo, 303)
}
