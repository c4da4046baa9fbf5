import { useState } from 'react'
import type { AppointmentPage } from '#contract/appointments/appointment.ts'
import { reservedWords } from '#copy/appointments/reserved.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'

/** Opens the payment for a time that the dietitian has reserved. */
export function PayButton({ appointment }: { appointment: AppointmentPage }) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const [Dialog, fetchDialog] = useFetchedPart(loadDialog)
  const open = async () => {
    if (await fetchDialog()) setOpen(true)
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open} className="max-sm:grow">
        {t(reservedWords.pay)}
      </Button>
      {isOpen && Dialog && <Dialog appointment={appointment} onClose={() => setOpen(false)} />}
    </>
  )
}

const loadDialog = async () => (await import('./booking/pay-reserved-dialog.tsx')).PayReservedDialog
