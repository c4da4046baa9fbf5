import { useState } from 'react'
import { availabilityPage } from '#copy/availability/page.ts'
import { weekly as words } from '#copy/availability/weekly.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { ActionDialog } from '#web/ui/action-dialog.tsx'
import { WeekdayChoice } from './weekday-choice.tsx'
import { nameWeekday } from './weekdays.ts'

type CopyDayProps = { weekday: number; onCopy: (to: readonly number[]) => void; onClose: () => void }

/** Copies the hours of one day to others. */
export function CopyDay({ weekday, onCopy, onClose }: CopyDayProps) {
  const t = useWords()
  const name = nameWeekday(useLanguage(), weekday)
  const [chosen, setChosen] = useState<readonly number[]>(workdays.filter((day) => day !== weekday))
  return (
    <ActionDialog
      isOpen
      words={{ title: words.copy(name), confirm: words.copyConfirm, keep: availabilityPage.cancel }}
      button={{
        disabled: chosen.length === 0,
        onClick: () => {
          onCopy(chosen)
          onClose()
        },
      }}
      onClose={onClose}
    >
      <p className="mb-4">{t(words.copyText)}</p>
      <WeekdayChoice legend={t(words.copyTo)} chosen={chosen} onChange={setChosen} without={weekday} />
    </ActionDialog>
  )
}

/** Sunday to Thursday. */
const workdays = [0, 1, 2, 3, 4]
