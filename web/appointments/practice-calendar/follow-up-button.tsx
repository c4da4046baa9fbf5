import { useState } from 'react'
import type { Appointment } from '#contract/appointments/appointment.ts'
import { followUp as words } from '#copy/appointments/follow-up.ts'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { followUpOf } from './booking-start.ts'

type FollowUpButtonProps = { appointment: Appointment; size?: 'sm' | 'md' }

/** After a visit: books the next one, by default a week later at the same time. */
export function FollowUpButton({ appointment, size = 'md' }: FollowUpButtonProps) {
  const t = useWords()
  const name = useOtherName('dietitian', appointment)
  const [isOpen, setOpen] = useState(false)
  const [Dialog, fetchDialog] = useFetchedPart(loadBookDialog)
  const open = async () => {
    if (await fetchDialog()) setOpen(true)
  }
  if (!appointment.other.id) return null
  return (
    <>
      <Button
        size={size}
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={size === 'sm' ? t(words.of(name)) : undefined}
        onClick={open}
        className="max-sm:grow"
      >
        {t(words.button)}
      </Button>
      {isOpen && Dialog && <Dialog start={followUpOf(appointment)} onClose={() => setOpen(false)} />}
    </>
  )
}

const loadBookDialog = async () => (await import('./book-dialog.tsx')).BookDialog
