import { addException, removeException } from '#contract/availability.ts'
import type { Day } from '#contract/days.ts'
import { availabilityPage } from '#copy/availability/page.ts'
import { timeSlots as words } from '#copy/availability/time-slots.ts'
import { writeDay } from '#copy/dates.ts'
import type { ApiError } from '#web/app/api-error.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'

/** Closes a day with one press, and offers to undo it. */
export function useDayChanges(day: Day) {
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
