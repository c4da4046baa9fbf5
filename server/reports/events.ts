import type { Day } from '#contract/days.ts'
import type { AppointmentList } from '#contract/reports/figures.ts'
import { about, audited, detail, recorder } from '#server/ground/data/events.ts'

type List = { list: AppointmentList; from: Day; to: Day }

export const reportEvents = {
  /** The subject is the downloading admin: the download contains everybody’s names. */
  'report.downloaded': audited('user', [], detail<{ from: Day; to: Day }>()),
  'report.appointments_downloaded': audited('user', [], detail<List>()),
  'usage.chosen': about('user', [], detail<{ isCounted: boolean }>()),
}

export const record = recorder(reportEvents)
