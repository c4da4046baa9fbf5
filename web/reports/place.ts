import { useLocation } from '@tanstack/react-router'
import { addDays, type Day, todayInRiyadh } from '#contract/days.ts'
import { type AppointmentList, appointmentLists, type SessionKind, sessionKinds } from '#contract/reports.ts'
import type { Address } from '#web/lib/addresses.ts'
import { useGo } from '#web/lib/go.ts'

/** Unless the address asks for others. */
export const daysReported = 30

/** Which appointments an admin looks at. */
export type Place = {
  readonly list: AppointmentList
  readonly from: Day
  readonly to: Day
  readonly kind?: SessionKind | undefined
}

export function readPlace(search: string, today: Day): Place {
  const asked = new URLSearchParams(search)
  const dayOf = (name: string) => /^\d{4}-\d{2}-\d{2}$/.exec(asked.get(name) ?? '')?.[0]
  return {
    list: appointmentLists.find((list) => list === asked.get('list')) ?? 'held',
    from: dayOf('from') ?? addDays(today, 1 - daysReported),
    to: dayOf('to') ?? today,
    kind: sessionKinds.find((kind) => kind === asked.get('kind')),
  }
}

export function pathTo({ list, from, to, kind }: Place): Address {
  const search = new URLSearchParams({ list, from, to, ...(kind && { kind }) })
  return `/admin/analytics?${search}`
}

export const pathToSummary = ({ from, to }: Pick<Place, 'from' | 'to'>): Address =>
  `/admin/analytics?${new URLSearchParams({ from, to })}`

/** The place that the address says, and the way to another. */
export function usePlace(): [Place, (place: Place) => void] {
  const go = useGo()
  const place = useLocation({
    select: ({ searchStr }) => readPlace(searchStr, todayInRiyadh(new Date())),
    structuralSharing: true,
  })
  return [place, (to) => go(pathTo(to), { replace: true })]
}
