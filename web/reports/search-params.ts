import { useLocation } from '@tanstack/react-router'
import { type Ending, endings } from '#contract/appointments/appointment.ts'
import { addDays, type Day, todayInRiyadh } from '#contract/days.ts'
import {
  type AppointmentList,
  appointmentLists,
  type listReportedAppointments,
  type SessionKind,
  sessionKinds,
} from '#contract/reports/figures.ts'
import type { SentTo } from '#contract/route.ts'
import type { Address } from '#web/app/address.ts'
import { useGo } from '#web/lib/go.ts'
import { parseDay } from '#web/lib/parse-day.ts'

/** The default number of days. */
export const daysReported = 30

/** The appointments that an admin sees. */
export type SearchParams = {
  readonly list: AppointmentList
  readonly from: Day
  readonly to: Day
  readonly kind?: SessionKind | undefined
  readonly ending?: Ending | undefined
  /** Only appointments up to this moment. */
  readonly until?: string | undefined
}

export function readSearchParams(search: string, today: Day): SearchParams {
  const asked = new URLSearchParams(search)
  return {
    list: appointmentLists.find((list) => list === asked.get('list')) ?? 'held',
    from: parseDay(asked.get('from')) ?? addDays(today, 1 - daysReported),
    to: parseDay(asked.get('to')) ?? today,
    kind: sessionKinds.find((kind) => kind === asked.get('kind')),
    ending: endings.find((ending) => ending === asked.get('ending')),
    until: momentOf(asked.get('until')),
  }
}

function momentOf(text: string | null) {
  const at = new Date(text ?? '')
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** The list's query for these parameters. */
export const toQuery = ({
  list,
  from,
  to,
  kind,
  ending,
  until,
}: SearchParams): SentTo<typeof listReportedAppointments> => ({
  list,
  from,
  to,
  ...(kind && { sessionKind: kind }),
  ...(ending && { ending }),
  ...(until && { until }),
})

export function href({ list, from, to, kind, ending, until }: SearchParams): Address {
  const search = new URLSearchParams({
    list,
    from,
    to,
    ...(kind && { kind }),
    ...(ending && { ending }),
    ...(until && { until }),
  })
  return `/admin/analytics?${search}`
}

export const summaryHref = ({ from, to }: Pick<SearchParams, 'from' | 'to'>): Address =>
  `/admin/analytics?${new URLSearchParams({ from, to })}`

/** The state in the address, and its setter. */
export function useSearchParams(): [SearchParams, (place: SearchParams) => void] {
  const go = useGo()
  const place = useLocation({
    select: ({ searchStr }) => readSearchParams(searchStr, todayInRiyadh(new Date())),
    structuralSharing: true,
  })
  return [place, (to) => go(href(to), { replace: true })]
}
