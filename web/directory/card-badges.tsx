import type { DietitianCard } from '#contract/directory.ts'
import { directory } from '#copy/directory/search.ts'
import { specializations } from '#copy/options.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type CardBadgesProps = { dietitian: DietitianCard; className?: string }

/** The specialization, if it is not the general one, and whether a time is free today. */
export function CardBadges({ dietitian, className }: CardBadgesProps) {
  const t = useWords()
  const { specialization, availableToday } = dietitian
  const isNamed = specialization !== 'other'
  if (!isNamed && !availableToday) return null
  return (
    <p className={joinClasses('flex flex-wrap gap-2', className)}>
      {isNamed && <Badge>{t(specializations[specialization])}</Badge>}
      {availableToday && <Badge tone="accent">{t(directory.card.availableToday)}</Badge>}
    </p>
  )
}
