/** What is to be laid out: a box with its size along the ranks and across them. */
export interface Box {
  readonly id: string
  readonly along: number
  readonly across: number
}

/** A line from box to box. */
export interface Link {
  readonly from: string
  readonly to: string
}

export interface Spacing {
  /** Between ranks, between boxes of a rank, and what a line takes that passes a rank. */
  readonly rank: number
  readonly box: number
  readonly lane: number
  /** How broad a rank may become; what leads nowhere then moves to a later one. Default: as broad as it must. */
  readonly room?: number
}

/** Where a box, or a lane through a rank, begins and ends, and how far across its middle is. */
export interface Spot {
  readonly begin: number
  readonly end: number
  readonly across: number
}

export interface Layout {
  readonly boxes: ReadonlyMap<string, Spot>
  /** Lanes that a line takes through the ranks it passes, by `from to`. */
  readonly lanes: ReadonlyMap<string, readonly Spot[]>
  readonly length: number
  readonly breadth: number
}

/** A box, or the lane in which all lines to one box pass a rank. */
interface Item {
  readonly key: string
  readonly size: number
  readonly lane: boolean
}

/** Items of each rank in their order, and which leads to which of the next. */
interface Ranked {
  readonly ranks: readonly (readonly Item[])[]
  readonly joints: readonly (readonly [from: string, to: string])[]
}

/**
 * Lays a directed graph out in ranks (after Sugiyama): every line leads on by at least one rank, and passes ranks in lanes of its
 * own beside the boxes. Lines to the same box share their lane. The order of the boxes given decides between equals.
 */
export function layOut(boxes: readonly Box[], links: readonly Link[], spacing: Spacing): Layout {
  const onward = withoutCycles(boxes, links)
  const rank = rankOf(boxes, onward, spacing)
  const ranked = untangle(itemsOf(boxes, onward, rank, spacing))
  const across = spread(ranked, spacing)
  const depth = ranked.ranks.map((items) =>
    Math.max(0, ...items.map(({ key }) => boxes.find(({ id }) => id === key)?.along ?? 0)),
  )
  const begins = depth.map((_, at) => depth.slice(0, at).reduce((sum, one) => sum + one + spacing.rank, 0))
  const spot = (key: string, at: number): Spot => {
    const begin = begins[at] ?? 0
    return { begin, end: begin + (depth[at] ?? 0), across: across.get(key) ?? 0 }
  }
  const ends = ranked.ranks.flat().map(({ key, size }) => (across.get(key) ?? 0) + size / 2)
  return {
    boxes: new Map(
      boxes.map(({ id, along }) => {
        const { begin, end, across: middle } = spot(id, rank.get(id) ?? 0)
        const room = (end - begin - along) / 2
        return [id, { begin: begin + room, end: end - room, across: middle }]
      }),
    ),
    lanes: new Map(
      onward.map(({ from, to }) => [
        `${from} ${to}`,
        between(rank.get(from) ?? 0, rank.get(to) ?? 0).map((at) => spot(laneKey(to, at), at)),
      ]),
    ),
    length: (begins.at(-1) ?? 0) + (depth.at(-1) ?? 0),
    breadth: Math.max(0, ...ends),
  }
}

function between(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first - 1) }, (_, index) => first + 1 + index)
}

function laneKey(to: string, at: number): string {
  return `${at} ${to}`
}

/** Leaves out what leads back to where one came from. */
function withoutCycles(boxes: readonly Box[], links: readonly Link[]): Link[] {
  const done = new Set<string>()
  const open = new Set<string>()
  const back = new Set<Link>()
  const visit = (id: string) => {
    if (done.has(id)) return
    open.add(id)
    for (const link of links) {
      if (link.from !== id) continue
      if (open.has(link.to)) back.add(link)
      else visit(link.to)
    }
    open.delete(id)
    done.add(id)
  }
  for (const { id } of boxes) visit(id)
  return links.filter((link) => !back.has(link))
}

/** Each box comes after all that lead to it. */
function rankOf(
  boxes: readonly Box[],
  links: readonly Link[],
  { room = Infinity, box, lane }: Spacing,
): Map<string, number> {
  const rank = new Map(boxes.map(({ id }) => [id, 0]))
  for (const _ of boxes) {
    for (const { from, to } of links) rank.set(to, Math.max(rank.get(to) ?? 0, (rank.get(from) ?? 0) + 1))
  }
  const isLast = ({ id }: Box) => links.every(({ from }) => from !== id)
  for (let at = 0; at < boxes.length; at++) {
    const passing = () =>
      new Set(
        links.filter(({ from, to }) => (rank.get(from) ?? 0) < at && (rank.get(to) ?? 0) > at).map(({ to }) => to),
      ).size
    const members = () => boxes.filter(({ id }) => rank.get(id) === at)
    const breadth = () => members().reduce((sum, { across }) => sum + across + box, passing() * lane)
    for (let movable = members().filter(isLast); breadth() > room && members().length > 1 && movable.length > 0; ) {
      const broadest = movable.reduce((one, other) => (other.across > one.across ? other : one))
      rank.set(broadest.id, at + 1)
      movable = movable.filter((one) => one !== broadest)
    }
  }
  return rank
}

function itemsOf(
  boxes: readonly Box[],
  links: readonly Link[],
  rank: ReadonlyMap<string, number>,
  { lane }: Spacing,
): Ranked {
  const ranks: Map<string, Item>[] = Array.from({ length: Math.max(0, ...rank.values()) + 1 }, () => new Map())
  const joints = new Map<string, readonly [string, string]>()
  // In the order of the boxes, so that a lane stands where its box would.
  for (const { id, across } of boxes) {
    ranks[rank.get(id) ?? 0]?.set(id, { key: id, size: across, lane: false })
    for (const { from } of links.filter(({ to }) => to === id)) {
      let last = from
      for (const at of between(rank.get(from) ?? 0, rank.get(id) ?? 0)) {
        const key = laneKey(id, at)
        ranks[at]?.set(key, { key, size: lane, lane: true })
        joints.set(`${last}>${key}`, [last, key])
        last = key
      }
      joints.set(`${last}>${id}`, [last, id])
    }
  }
  return { ranks: ranks.map((items) => [...items.values()]), joints: [...joints.values()] }
}

/** Orders each rank by where its neighbours stand, to and fro, and keeps the order with the fewest crossings. */
function untangle({ ranks, joints }: Ranked): Ranked {
  let best = ranks
  let fewest = crossings({ ranks, joints })
  let now = ranks
  for (let round = 0; round < 12 && fewest > 0; round++) {
    const forth = round % 2 === 0
    const next = [...now]
    for (let step = 1; step < now.length; step++) {
      const at = forth ? step : now.length - 1 - step
      const pathParam = new Map(next[forth ? at - 1 : at + 1]?.map(({ key }, index) => [key, index]))
      const items = next[at] ?? []
      const wish = new Map(
        items.map(({ key }, index) => [key, mean(neighbours(key, joints, forth), pathParam) ?? index]),
      )
      next[at] = [...items].sort((a, b) => (wish.get(a.key) ?? 0) - (wish.get(b.key) ?? 0))
    }
    now = next
    const count = crossings({ ranks: now, joints })
    if (count < fewest) [best, fewest] = [now, count]
  }
  return { ranks: best, joints }
}

function neighbours(key: string, joints: Ranked['joints'], before: boolean): string[] {
  return joints.flatMap(([from, to]) => (before && to === key ? [from] : !before && from === key ? [to] : []))
}

function mean(keys: readonly string[], values: ReadonlyMap<string, number>): number | undefined {
  const known = keys.flatMap((key) => values.get(key) ?? [])
  return known.length === 0 ? undefined : known.reduce((sum, one) => sum + one, 0) / known.length
}

function crossings({ ranks, joints }: Ranked): number {
  const pathParam = new Map(
    ranks.flatMap((items, rank) => items.map(({ key }, index) => [key, { rank, index }] as const)),
  )
  const lines = joints.flatMap(([from, to]) => {
    const [start, end] = [pathParam.get(from), pathParam.get(to)]
    return start && end ? [{ rank: start.rank, start: start.index, end: end.index }] : []
  })
  let count = 0
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (one.rank === other.rank && (one.start - other.start) * (one.end - other.end) < 0) count++
    }
  })
  return count
}

/** How far across each item stands: as near to its neighbours as the order and the gaps allow. */
function spread({ ranks, joints }: Ranked, { box }: Spacing): Map<string, number> {
  const across = new Map<string, number>()
  for (const items of ranks) settle(items, () => 0, box, across)
  for (let round = 0; round < 16; round++) {
    const forth = round % 2 === 0
    for (const items of forth ? ranks : [...ranks].reverse()) {
      settle(items, (key) => mean(neighbours(key, joints, forth), across) ?? across.get(key) ?? 0, box, across)
    }
  }
  const least = Math.min(...ranks.flat().map(({ key, size }) => (across.get(key) ?? 0) - size / 2))
  return new Map([...across].map(([key, value]) => [key, value - least]))
}

/** Places items in order, with gaps, the sum of the squares of the distances to their wishes being the least. */
function settle(items: readonly Item[], wish: (key: string) => number, gap: number, across: Map<string, number>): void {
  const offsets: number[] = []
  items.forEach((item, index) => {
    const before = items[index - 1]
    const room = before && (before.size + item.size) / 2 + (before.lane && item.lane ? 0 : gap)
    offsets.push(room === undefined ? 0 : (offsets[index - 1] ?? 0) + room)
  })
  // Neighbours that would overlap are pooled, and stand together about the mean of their wishes.
  const pools: { sum: number; count: number }[] = []
  items.forEach(({ key }, index) => {
    let pool = { sum: wish(key) - (offsets[index] ?? 0), count: 1 }
    for (let last = pools.at(-1); last && last.sum / last.count > pool.sum / pool.count; last = pools.at(-1)) {
      pools.pop()
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count }
    }
    pools.push(pool)
  })
  const bases = pools.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count))
  items.forEach(({ key }, index) => {
    across.set(key, (bases[index] ?? 0) + (offsets[index] ?? 0))
  })
}
