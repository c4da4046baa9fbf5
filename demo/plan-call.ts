import { callTime } from './call-time.ts'
import { day, minute } from './history.ts'
import { midnightOf } from './midnight.ts'
import { idOf } from './plan-day.ts'
import type { Desk, Planned } from './planned.ts'

/** One more call for the demo's patient and dietitian if none can be opened now: as soon as both are free. */
export function planCall(
  desk: Desk | undefined,
  patient: string,
  taken: readonly { from: number; to: number; together: boolean }[],
  now: number,
): Planned[] {
  const service = desk?.services.find(({ minutes }) => minutes === 30)
  if (!desk || !service || !patient) return []
  const length = service.minutes * minute
  let startsAt = callTime(now)
  for (const { from, to, together } of taken.toSorted((a, b) => a.from - b.from)) {
    if (startsAt >= to || startsAt + length <= from) continue
    // An earlier start has planned this call already.
    if (together && from >= startsAt) return []
    startsAt = to
  }
  if (midnightOf(startsAt) !== midnightOf(now)) return []
  return [
    {
      id: idOf(startsAt, 'call'),
      dietitian: desk.id,
      patient,
      service,
      price: service.price,
      mode: 'video',
      startsAt,
      endsAt: startsAt + length,
      requestedAt: Math.max(desk.openSince, now - 2 * day),
      status: 'confirmed',
      ending: null,
      outcome: null,
      isOutside: true,
    },
  ]
}
