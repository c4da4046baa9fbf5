import { Hourglass } from 'lucide-react'
import { appointmentList as words } from '#copy/appointments/list.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type WaitingNoteProps = { count: number; isShown: boolean; onShow: () => void }

/** Requests lapse unanswered, so they are told whatever is on the screen. */
export function WaitingNote({ count, isShown, onShow }: WaitingNoteProps) {
  const t = useWords()
  return (
    <div className="mb-5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-pending px-4 text-sm text-on-pending">
      <Icon of={Hourglass} small />
      <p role="status" className="py-2.5 font-medium">
        {t(words.waiting(count))}
      </p>
      {!isShown && (
        <Button variant="quiet" size="sm" className="ms-auto -me-2.5 text-on-pending!" onClick={onShow}>
          {t(words.show)}
        </Button>
      )}
    </div>
  )
}
