import { type FormEvent, useId } from 'react'
import { availabilityPage } from '#copy/availability/page.ts'
import { specialDateForm as words } from '#copy/availability/special-date-form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import type { SpecialDate } from './special-date.ts'
import { SpecialDateFields } from './special-date-fields.tsx'
import { useSpecialDate } from './use-special-date.ts'

type SpecialDateDialogProps = { start: SpecialDate; onClose: () => void }

export function SpecialDateDialog({ start, onClose }: SpecialDateDialogProps) {
  const t = useWords()
  const id = useId()
  const { date, busy, change, save, error, fault } = useSpecialDate(start, onClose)
  const close = () => {
    if (!busy) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && close()}
      title={t(start.id === null ? words.addTitle : words.editTitle)}
      size="md"
      actions={
        <>
          <Button type="submit" form={id} busy={busy} busyText={t(availabilityPage.saving)}>
            {t(words.save)}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t(availabilityPage.cancel)}
          </Button>
        </>
      }
    >
      <form id={id} method="dialog" noValidate onSubmit={submit}>
        <SpecialDateFields date={date} change={change} error={error} />
        <FaultLine>{fault}</FaultLine>
      </form>
    </Dialog>
  )
}
