import type { Tx } from '#server/ground/data/db.ts'
import { isOpenFor } from '../server/availability/rules.ts'
import { schedulesOf } from '../server/availability/schedule.ts'
import { minute } from './history.ts'
import { midnightOf } from './midnight.ts'
import type { Planned } from './planned.ts'

type Span = { from: number; to: number }

/** Nobody in the demo works outside their hours: days on which the weekly hours do not suffice get extra ones. */
export async function openHoursFor(tx: Tx, planned: readonly Planned[], now: Date): Promise<void> {
  const ahead = planned.filter(
    ({ status, startsAt }) => status !== 'cancelled' && startsAt >= midnightOf(now.getTime()),
  )
  const schedules = await schedulesOf(tx, [...new Set(ahead.map(({ dietitian }) => dietitian))], now)
  const outside = ahead.flatMap(({ dietitian, startsAt, endsAt, wanted }) =>
    [startsAt, ...(wanted ? [wanted.at] : [])]
      .map((from) => ({ dietitian, from, to: from + endsAt - startsAt }))
      .filter(({ from, to }) => {
        const schedule = schedules.get(dietitian)
        return schedule && !isOpenFor(schedule, [from, to])
      }),
  )
  const days = Map.groupBy(outside, ({ dietitian, from }) => `${dietitian} ${dayOf(from)}`)
  for (const spans of days.values()) {
    const [first] = spans
    if (!first) continue
    const day = dayOf(first.from)
    await tx
      .insertInto('hour_exceptions')
      .values({
        user_id: first.dietitian,
        kind: 'extra',
        from_on: day,
        to_on: day,
        hours: JSON.stringify(joined(spans).map(({ from, to }) => ({ from: clock(from), to: clock(to) }))),
        label: '',
        made_at: now,
      })
      .execute()
  }
}

/** Merges spans that overlap or touch, in order. */
function joined(spans: readonly Span[]): Span[] {
  const apart: Span[] = []
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const before = apart.at(-1)
    if (before && from <= before.to) before.to = Math.max(before.to, to)
    else apart.push({ from, to })
  }
  return apart
}

const inRiyadh = (at: number) => new Date(at + 180 * minute).toISOString()
const dayOf = (at: number) => inRiyadh(at).slice(0, 10)
const clock = (at: number) => inRiyadh(at).slice(11, 16)
