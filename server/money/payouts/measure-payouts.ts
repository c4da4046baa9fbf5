import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Meter } from '#server/ground/http/metrics.ts'

type Payouts = { held: number; under_way: number; in_doubt: number; returned: number; oldest: Date | null }

const aWeek = 7 * 24 * 3_600_000
const most = 10_000

/** Both gauges of one scrape share a query. */
export function measurePayouts(house: Pick<House, 'db' | 'clock'>): readonly Meter[] {
  let reading: Promise<Payouts> | undefined
  const read = () => {
    reading ??= readPayouts(house).finally(() => {
      reading = undefined
    })
    return reading
  }
  return [
    {
      kind: 'gauge',
      name: 'nabta_payouts',
      help: 'Payouts in progress, in doubt, or returned in the last seven days, and dietitians with payouts on hold',
      labels: ['state'],
      async read() {
        const { held, under_way, in_doubt, returned } = await read()
        return [
          { labels: { state: 'held' }, value: held },
          { labels: { state: 'under_way' }, value: under_way },
          { labels: { state: 'in_doubt' }, value: in_doubt },
          { labels: { state: 'returned' }, value: returned },
        ]
      },
    },
    {
      kind: 'gauge',
      name: 'nabta_payouts_oldest_seconds',
      help: 'How long the oldest payout in progress has taken so far',
      async read() {
        const { oldest } = await read()
        return [{ value: oldest ? (house.clock.now().getTime() - oldest.getTime()) / 1_000 : 0 }]
      },
    },
  ]
}

/** Each part reads an index: `payout_holds_now`, `payouts_one_under_way`, `payouts_by_state`. */
async function readPayouts({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<Payouts> {
  const since = new Date(clock.now().getTime() - aWeek)
  const [payouts] = await db.read(
    system,
    () => sql<Payouts>`
      select (select count(*) from (select from payout_holds where lifted_at is null limit ${most}) as held)::int as held,
        (select count(*) from (select from payouts where state in ('asked', 'sent') limit ${most}) as open)::int as under_way,
        (select count(*) from (select from payouts where state = 'in_doubt' limit ${most}) as doubted)::int as in_doubt,
        (select count(*) from (select from payouts where state = 'returned' and asked_at > ${since} limit ${most}) as back)::int as returned,
        (select min(asked_at) from payouts where state in ('asked', 'sent')) as oldest`,
  )
  if (!payouts) throw new Error('the query for payouts returned no row')
  return payouts
}
