// Copied from templates/sandbox/src/store/sql/take-over.ts by `npm run generate`. Do not edit: change it there.
import type { SqlConnection } from '@card-gateway/notifications/pool'
import { columnText } from './values.js'

/** Rows of version 0.1 that had something due. */
interface OldTimer {
  readonly id: string
  readonly due: number
  readonly kind: string
  readonly of: string
}

interface OldDelivery {
  readonly id: string
  readonly due: number
  readonly url?: string
  readonly event?: { readonly OrderId?: string | number }
}

interface NewJob {
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly lane: string
  readonly sequence: string
  readonly dueAt: number
  readonly attempts: 0
}

/**
 * What version 0.1 had to do becomes jobs. Rows are read here and not by the database, whose JSON knows fewer texts than
 * they may hold.
 */
export async function takeOver(connection: SqlConnection): Promise<void> {
  const all = async <Row>(what: string, job: (row: Row) => NewJob) => {
    const from = `select world, content::text as content from card_gateway_sandbox_${what} order by seq`
    const { rows } = await connection.query<{ readonly world: string; readonly content: string }>(from)
    const jobs = rows.map(({ world, content }) => ({ world, job: job(JSON.parse(content)) }))
    const values = [
      jobs.map(({ world }) => world),
      ...(['id', 'lane', 'sequence'] as const).map((name) => jobs.map(({ job }) => columnText(job[name]))),
      jobs.map(({ job }) => String(job.dueAt)),
      jobs.map(({ job }) => JSON.stringify(job)),
    ]
    if (jobs.length > 0) await connection.query(putJobs, values)
  }
  await all('timers', ofTimer)
  await all(`deliveries where "status" = 'pending'`, ofDelivery)
  await all(`deliveries where "status" = 'new'`, ofAnnouncement)
  await nameChannels(connection)
}

const putJobs = `
  insert into card_gateway_sandbox_jobs (world, id, "lane", "sequence", "dueAt", content)
  select world, id, lane, sequence, due::bigint, content::json
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
    with ordinality as given (world, id, lane, sequence, due, content, place) order by place`

function ofTimer({ id, due, kind, of }: OldTimer): NewJob {
  return { id, kind, subject: of, lane: '', sequence: of, dueAt: Math.ceil(due), attempts: 0 }
}

function ofDelivery({ id, due, url = '', event = {} }: OldDelivery): NewJob {
  const lane = /^https?:\/\/[^/?#]+/.exec(url.toLowerCase())?.[0] ?? ''
  const sequence = String(event.OrderId ?? id)
  return { id: `deliver:${id}`, kind: 'deliver', subject: id, lane, sequence, dueAt: Math.ceil(due), attempts: 0 }
}

function ofAnnouncement({ id, due }: OldDelivery): NewJob {
  const dueAt = Math.ceil(due)
  return {
    id: `announce:${id}`,
    kind: 'announce',
    subject: id,
    lane: 'announce',
    sequence: 'announce',
    dueAt,
    attempts: 0,
  }
}

/** Messages are found by their channel from now on. */
async function nameChannels(connection: SqlConnection): Promise<void> {
  const { rows } = await connection.query<{ readonly seq: string; readonly content: string }>(
    'select seq::text as seq, content::text as content from card_gateway_sandbox_outbox',
  )
  const channels = rows.map(({ content }): string => JSON.parse(content).channel)
  if (rows.length > 0) await connection.query(putChannels, [rows.map(({ seq }) => seq), channels])
}

const putChannels = `
  update card_gateway_sandbox_outbox as message set "channel" = given.channel
  from unnest($1::bigint[], $2::text[]) as given (seq, channel) where message.seq = given.seq`
