import { addException, type Exception, removeException } from '#contract/availability.ts'
import type { Day } from '#contract/days.ts'
import { availabilityPage } from '#copy/availability/page.ts'
import { timeSlots as words } from '#copy/availability/time-slots.ts'
import { writeDay } from '#copy/dates.ts'
import type { ApiError } from '#web/app/api-error.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import type { DayFacts } from './day-facts.ts'
import { isForOneDay, newDate, type SpecialDate } from './special-date.ts'

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

/** Closes a day with one press, and offers to undo it. */
function useDayChanges(day: Day) {
  const t = useWords()
  const language = useLanguage()
  const fail = (reason: ApiError) => showFault(t, availabilityPage.saveFailed, reason)
  const opening = useChange(removeException, {
    onDone: () => showToast({ tone: 'success', title: t(words.reopened(writeDay(language, day))) }),
    onRefused: fail,
  })
  const closing = useChange(addException, {
    onDone: ({ exception }) =>
      showToast({
        tone: 'success',
        title: t(words.closed(writeDay(language, exception.from))),
        description: t(words.bookedStay),
        action: { label: t(words.undo), onPress: () => opening.mutate({ id: exception.id }) },
      }),
    onRefused: fail,
  })
  return {
    isClosing: closing.isPending,
    isOpening: opening.isPending,
    close: () => closing.mutate({ kind: 'closed', from: day, to: day, weekdays: null, hours: [] }),
    reopen: (id: string) => opening.mutate({ id }),
  }
}
