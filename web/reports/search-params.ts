import * as z from 'zod/mini'
import { endings } from '#contract/appointments/appointment.ts'
import { addDays, type Day, todayInRiyadh } from '#contract/days.ts'
import { day, moment } from '#contract/fields.ts'
import {
  appointmentLists,
  type listReportedAppointments,
  type Range,
  sessionKinds,
} from '#contract/reports/figures.ts'
import type { SentTo } from '#contract/route.ts'
import type { Address } from '#web/app/address.ts'
import { useLocationSearch } from '#web/lib/page-address.ts'
import { readSearch, type Search, writeSearch } from '#web/lib/page-search.ts'

/** The appointments that an admin sees. */
const shape = {
  list: z.enum(appointmentLists),
  from: day,
  to: day,
  kind: z.enum(sessionKinds),
  ending: z.enum(endings),
  /** Only appointments up to this moment. */
  until: moment,
}

/** The default number of days. */
export const daysReported = 30

export const readSearchParams = (search: Search, today: Day) =>
  readSearch(shape, search, { list: 'held', from: addDays(today, 1 - daysReported), to: today })

export type SearchParams = ReturnType<typeof readSearchParams>

export const useSearchParams = (): SearchParams =>
  readSearchParams(useLocationSearch(), todayInRiyadh(new Date()))

/** The list's query for these parameters. */
export const toQuery = ({ kind, ...asked }: SearchParams): SentTo<typeof listReportedAppointments> => ({
  ...asked,
  ...(kind && { sessionKind: kind }),
})

export const href = ({ list, from, to, kind, ending, until }: SearchParams): Address =>
  `/admin/analytics${writeSearch({ list, from, to, kind, ending, until })}`

export const summaryHref = ({ from, to }: Range): Address => `/admin/analytics${writeSearch({ from, to })}`
