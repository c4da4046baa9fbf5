import type { AppointmentStatus } from '#contract/appointments/appointment.ts'
import { statuses } from '#copy/appointments/status.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'

export function StatusBadge({ status }: { status: AppointmentStatus }) {
  const t = useWords()
  return <Badge tone={status}>{t(statuses[status])}</Badge>
}
