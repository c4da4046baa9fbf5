import { CalendarX2, Hourglass } from 'lucide-react'
import { todayInRiyadh } from '#contract/days.ts'
import { licenseLeft } from '#copy/oversight/days-left.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Shown only if the licence ends soon or has ended. */
export function LicenseBadge({ until }: { until: string }) {
  const t = useWords()
  const left = daysLeft(until)
  if (left > 60) return null
  return (
    <Badge tone={left < 0 ? 'cancelled' : 'pending'} icon={left < 0 ? CalendarX2 : Hourglass}>
      {t(licenseLeft(left))}
    </Badge>
  )
}

/** 0 on the last day of the licence, negative once it has ended. */
export const daysLeft = (until: string): number =>
  (Date.parse(until) - Date.parse(todayInRiyadh(new Date()))) / 86_400_000
