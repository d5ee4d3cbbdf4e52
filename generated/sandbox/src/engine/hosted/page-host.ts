// Copied from templates/sandbox/src/engine/hosted/page-host.ts by `npm run generate`. Do not edit: change it there.
import type { PageHost } from '../../world/hosted-pages.js'
import type { EngineWorld } from '../domain/contract.js'
import type { Engine } from '../pipeline/engine.js'
import { challenge, decide } from './issuer.js'
import { findPageSession, read } from './page-session.js'
import { finish, submit } from './submit.js'

/** The pages' way into the engine, in one world. */
export function pageHost(engine: Engine, world: EngineWorld): PageHost {
  return {
    open: (path, sessionId) => read(world, (tx) => findPageSession(engine, world, tx, path, sessionId)),
    submit: (path, sessionId, form, origin) => submit(engine, world, path, sessionId, form, origin),
    finish: (MD, PaRes) => finish(engine, world, MD, PaRes),
    challenge: (MD, PaReq) => challenge(world, MD, PaReq),
    decide: (MD, PaReq, decision) => decide(world, MD, PaReq, decision),
  }
}
