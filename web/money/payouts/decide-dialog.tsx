import * as z from 'zod/mini'
import {
  decidePayout,
  type listPayouts,
  type PayoutOutcome,
  payoutOutcomes,
} from '#contract/money/payouts.ts'
import type { OutputOf } from '#contract/route.ts'
import { payoutDesk } from '#copy/money/payout-desk.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = payoutDesk.decide

type DecideDialogProps = {
  payout: OutputOf<typeof listPayouts>['payouts'][number]
  onClose: () => void
}

/** Asks whether a payout in doubt was made, and states the consequences of either answer. */
export function DecideDialog({ payout: { id, number }, onClose }: DecideDialogProps) {
  const t = useWords()
  const form = useForm({
    bind: async () => ({
      route: decidePayout,
      schema: z.extend(decidePayout.params, decidePayout.body.shape),
    }),
    start: { id, outcome: '' },
    onDone: () => {
      showToast({ tone: 'success', title: t(words.done) })
      onClose()
    },
  })
  const { value, ...outcome } = form.choice('outcome')
  return (
    <FormDialog isOpen urgent size="md" words={words} form={form} onClose={onClose}>
      <p>{t(words.text)}</p>
      <p className="mt-3 font-medium text-ink tabular-nums">
        <bdi dir="ltr">{number}</bdi>
      </p>
      <div className="mt-5">
        <RadioCards<PayoutOutcome>
          {...outcome}
          legend={t(words.outcome)}
          columns={1}
          options={payoutOutcomes.map((each) => ({
            value: each,
            label: t(words.outcomes[each].name),
            description: t(words.outcomes[each].help),
          }))}
          value={payoutOutcomes.find((each) => each === value)}
          error={form.error('outcome')}
        />
      </div>
    </FormDialog>
  )
}
