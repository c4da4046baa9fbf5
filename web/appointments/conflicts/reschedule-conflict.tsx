import { useState } from 'react'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { practiceCalendar as words } from '#copy/appointments/practice-calendar.ts'
import { useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { useFailureToast } from '#web/ui/use-failure-toast.ts'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'

type RescheduleConflictProps = { id: string; when: string }

/** Moves an appointment that no longer fits; its version and its rules are read when the button is pressed. */
export function RescheduleConflict({ id, when }: RescheduleConflictProps) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const [Dialog, fetchDialog] = useFetchedPart(loadDialog)
  const { data, error, errorUpdatedAt, isFetching } = useRead(readAppointment, { id }, { enabled: isOpen })
  useFailureToast(words.moving.failed, { error, errorUpdatedAt })
  const open = async () => {
    if (await fetchDialog()) setOpen(true)
  }
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label={t(words.rescheduleOf(when))}
        busy={isOpen && !data && isFetching}
        onClick={open}
      >
        {t(words.reschedule)}
      </Button>
      {isOpen && Dialog && data && (
        <Dialog party="dietitian" appointment={data.appointment} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

const loadDialog = async () => (await import('../reschedule-dialog.tsx')).RescheduleDialog
