import type { Exception } from '#contract/availability.ts'
import { timeSlots as words } from '#copy/availability/time-slots.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import type { DayFacts } from './day-facts.ts'
import { isForOneDay, newDate, type SpecialDate } from './special-date.ts'
import { useDayChanges } from './use-day-changes.ts'

type DayActionsProps = {
  facts: DayFacts
  special: Exception | undefined
  onEdit: (date: SpecialDate) => void
}

/** Actions for a day, shown beside its times. */
export function DayActions({ facts, special, onEdit }: DayActionsProps) {
  const t = useWords()
  const { day, by, hours } = facts
  const { close, reopen, isClosing, isOpening } = useDayChanges(day)
  const isAlone = special !== undefined && isForOneDay(special)

  return (
    <div className="flex flex-wrap gap-2.5 border-t border-line pt-4">
      {special && (
        <Button variant="secondary" size="sm" onClick={() => onEdit(special)}>
          {t(words.edit)}
        </Button>
      )}
      {isAlone && (
        <Button
          variant="secondary"
          size="sm"
          busy={isOpening}
          busyText={t(words.opening)}
          onClick={() => reopen(special.id)}
        >
          {t(words.open)}
        </Button>
      )}
      {!special && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onEdit(newDate(day, { kind: 'instead', ...(hours.length > 0 && { hours }) }))}
        >
          {t(hours.length > 0 ? words.otherHours : words.openIt)}
        </Button>
      )}
      {by !== 'closed' && hours.length > 0 && (
        <Button variant="quiet" size="sm" busy={isClosing} busyText={t(words.closing)} onClick={close}>
          {t(words.close)}
        </Button>
      )}
    </div>
  )
}
