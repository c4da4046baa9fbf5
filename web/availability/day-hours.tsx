import type { Exception } from '#contract/availability.ts'
import { timeSlots as words } from '#copy/availability/time-slots.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { DayFacts } from './day-facts.ts'
import { useHours } from './hours-words.ts'

/** What decides a day, and its hours. */
export function DayHours({ facts, special }: { facts: DayFacts; special: Exception | undefined }) {
  const t = useWords()
  const writeHours = useHours()
  const { by, hours } = facts
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone={tones[by]}>{t(words.decides[by])}</Badge>
      {by !== 'weekly' && special?.label && <bdi className="font-medium">{special.label}</bdi>}
      {hours.length > 0 ? (
        <span>{writeHours(hours)}</span>
      ) : (
        <span className="text-ink-soft">{t(by === 'closed' ? words.closedDay : words.offDay)}</span>
      )}
    </p>
  )
}

const tones = { weekly: 'neutral', closed: 'cancelled', instead: 'accent', extra: 'tint' } as const
