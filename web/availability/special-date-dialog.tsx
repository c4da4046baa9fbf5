import { availabilityPage } from '#copy/availability/page.ts'
import { specialDateForm as words } from '#copy/availability/special-date-form.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import type { SpecialDate } from './special-date.ts'
import { SpecialDateFields } from './special-date-fields.tsx'
import { useSpecialDate } from './use-special-date.ts'

type SpecialDateDialogProps = { start: SpecialDate; onClose: () => void }

export function SpecialDateDialog({ start, onClose }: SpecialDateDialogProps) {
  const form = useSpecialDate(start, onClose)
  return (
    <FormDialog
      isOpen
      size="md"
      words={{
        title: start.id === null ? words.addTitle : words.editTitle,
        confirm: words.save,
        busy: availabilityPage.saving,
        keep: availabilityPage.cancel,
      }}
      form={form}
      onClose={onClose}
    >
      <SpecialDateFields date={form.date} change={form.change} error={form.error} />
    </FormDialog>
  )
}
