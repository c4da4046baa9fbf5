import { useState } from 'react'
import { availabilityPage } from '#copy/availability/page.ts'
import { weekly as words } from '#copy/availability/weekly.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { WeekdayChoice } from './weekday-choice.tsx'
import { nameWeekday } from './weekdays.ts'

type CopyDayProps = { weekday: number; onCopy: (to: readonly number[]) => void; onClose: () => void }

/** Copies the hours of one day to others. */
export function CopyDay({ weekday, onCopy, onClose }: CopyDayProps) {
  const t = useWords()
  const name = nameWeekday(useLanguage(), weekday)
  const [chosen, setChosen] = useState<readonly number[]>(workdays.filter((day) => day !== weekday))
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t(words.copy(name))}
      actions={
        <>
          <Button
            disabled={chosen.length === 0}
            onClick={() => {
              onCopy(chosen)
              onClose()
            }}
          >
            {t(words.copyConfirm)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t(availabilityPage.cancel)}
          </Button>
        </>
      }
    >
      <p className="mb-4">{t(words.copyText)}</p>
      <WeekdayChoice legend={t(words.copyTo)} chosen={chosen} onChange={setChosen} without={weekday} />
    </Dialog>
  )
}

/** Sunday to Thursday. */
const workdays = [0, 1, 2, 3, 4]
