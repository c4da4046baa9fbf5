import { TriangleAlert } from 'lucide-react'
import { dangerOf, type Reading } from '#contract/health/danger.ts'
import { danger as words } from '#copy/health/danger.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Shown beside a dangerous reading. */
export function DangerFlag({ reading }: { reading: Reading & { isUnreadable?: boolean } }) {
  const t = useWords()
  const danger = reading.isUnreadable ? null : dangerOf(reading)
  return (
    danger && (
      <Badge tone="cancelled" icon={TriangleAlert}>
        {t(words.flags[danger.level])}
      </Badge>
    )
  )
}
