import { practiceCalendar } from '#copy/appointments/practice-calendar.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { writeStart } from '../write-when.ts'
import type { EmptyTime } from './week-grid.tsx'

const words = practiceCalendar.empty

type EmptyDialogProps = {
  time: EmptyTime
  zone: string
  onChoose: (what: 'book' | 'block') => void
  onClose: () => void
}

/** A time without an appointment: books it or blocks it. */
export function EmptyDialog({ time, zone, onChoose, onClose }: EmptyDialogProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={writeStart(language, time.startsAt, zone)}
      actions={
        time.why === 'closed' ? (
          <Link to="/dietitian/availability" className={buttonClass('secondary', 'md')}>
            {t(words.hours)}
          </Link>
        ) : (
          <>
            {time.why === 'open' && <Button onClick={() => onChoose('book')}>{t(words.book)}</Button>}
            <Button variant="secondary" onClick={() => onChoose('block')}>
              {t(words.block)}
            </Button>
          </>
        )
      }
    >
      {time.why !== 'open' && <p>{t(time.why === 'closed' ? words.isClosed : words.isTaken)}</p>}
    </Dialog>
  )
}
