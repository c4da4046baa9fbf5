import * as z from 'zod/mini'
import { type AbsenceClaim, decideAbsenceClaim } from '#contract/appointments/absence-claims.ts'
import { type Attendance, attendances } from '#contract/appointments/appointment.ts'
import { claimDesk } from '#copy/appointments/claim-desk.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = claimDesk.decide

type DecideClaimDialogProps = {
  claim: AbsenceClaim
  onClose: () => void
}

/** Asks an admin who attended, and states the consequences of each answer. */
export function DecideClaimDialog({ claim: { appointment: id }, onClose }: DecideClaimDialogProps) {
  const t = useWords()
  const form = useForm({
    bind: async () => ({
      route: decideAbsenceClaim,
      schema: z.extend(decideAbsenceClaim.params, decideAbsenceClaim.body.shape),
    }),
    start: { id, attendance: '' },
    onDone: () => {
      showToast({ tone: 'success', title: t(words.done) })
      onClose()
    },
  })
  const { value, ...attendance } = form.choice('attendance')
  return (
    <FormDialog isOpen urgent size="md" words={words} form={form} onClose={onClose}>
      <p>{t(words.text)}</p>
      <div className="mt-5">
        <RadioCards<Attendance>
          {...attendance}
          legend={t(words.attendance)}
          columns={1}
          options={attendances.map((each) => ({
            value: each,
            label: t(words.outcomes[each].name),
            description: t(words.outcomes[each].help),
          }))}
          value={attendances.find((each) => each === value) ?? ''}
          error={form.error('attendance')}
        />
      </div>
    </FormDialog>
  )
}
