import type { Appointment, AppointmentStatus } from '#contract/appointments/appointment.ts'
import { reservedWords } from '#copy/appointments/reserved.ts'
import { statuses } from '#copy/appointments/status.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'

type StatusBadgeProps = { status: AppointmentStatus; due?: Appointment['due'] }

/** What the dietitian booked and the patient has yet to pay for waits for that, and not for an answer. */
export function StatusBadge({ status, due = null }: StatusBadgeProps) {
  const t = useWords()
  return <Badge tone={status}>{t(due ? reservedWords.status : statuses[status])}</Badge>
}
