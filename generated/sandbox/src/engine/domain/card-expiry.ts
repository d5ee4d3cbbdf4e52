// Copied from templates/sandbox/src/engine/domain/card-expiry.ts by `npm run generate`. Do not edit: change it there.
/** Whether a card whose last month is `YYMM` of this century has expired. It is good to the end of that month, in UTC. */
export function isExpired(expiry: string, now: number): boolean {
  const year = 2000 + Number(expiry.slice(0, 2))
  return now >= Date.UTC(year, Number(expiry.slice(2)), 1)
}
