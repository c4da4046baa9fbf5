import { useId } from 'react'
import * as z from 'zod/mini'
import { type AbsenceClaim, decideAbsenceClaim } from '#contract/appointments/absence-claims.ts'
import { type Attendance, attendances } from '#contract/appointments/appointment.ts'
import { claimDesk } from '#copy/appointments/claim-desk.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
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
  const formId = useId()
  const { form, busy, refused, choice, error } = useForm({
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
  const { value, ...attendance } = choice('attendance')
  return (
    <AskDialog isOpen size="md" words={words} form={{ id: formId, busy, refused }} onClose={onClose}>
      <p>{t(words.text)}</p>
      <form {...form} id={formId} method="dialog" className="mt-5">
        <RadioCards<Attendance>
          {...attendance}
          legend={t(words.attendance)}
          columns={1}
          options={attendances.map((each) => ({
            value: each,
            label: t(words.outcomes[each].name),
            description: t(words.outcomes[each].help),
          }))}
          value={attendances.find((each) => each === value)}
          error={error('attendance')}
        />
      </form>
    </AskDialog>
  )
}
