import { useState } from 'react'
import { addDays, type Day, todayInRiyadh } from '#contract/days.ts'
import type { GlucoseMoment, MeasureKind } from '#contract/health/kinds.ts'
import { readSeries } from '#contract/health/measures.ts'
import { readPatientSeries } from '#contract/health/patients.ts'
import { useRead } from '#web/app/query.ts'

export const spans = { month: 31, quarter: 92, year: 366, all: null } as const
export type Span = keyof typeof spans

/** The series of one kind for a chart: the reader’s own, or one that a patient shares. */
export function useSeries(
  kind: MeasureKind,
  { span, glucoseMoment, patient }: { span: Span; glucoseMoment?: GlucoseMoment; patient?: string },
) {
  // Whole days, so that the query stays the same until midnight.
  const [today] = useState<Day>(() => todayInRiyadh(new Date()))
  const days = spans[span]
  const from = days === null ? undefined : `${addDays(today, -days)}T00:00:00.000Z`
  const input = { kind, ...(from && { from }), ...(glucoseMoment && { glucoseMoment }) }
  const own = useRead(readSeries, input, { enabled: !patient, keepsLast: true })
  const theirs = useRead(
    readPatientSeries,
    { patient: patient ?? '', ...input },
    { enabled: Boolean(patient), keepsLast: true },
  )
  return { ...(patient ? theirs : own), from }
}
