import * as z from 'zod/mini'
import { type PaymentPage, takeBackForm, takeBackUse } from '#contract/money/payment-desk.ts'
import { financePayments } from '#copy/money/payment-desk.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = financePayments.takeBack

export type EarnedUse = NonNullable<PaymentPage['package']>['earned'][number]

type TakeBackDialogProps = {
  payment: string
  use: EarnedUse
  /** The day of the appointment. */
  day: string
  /** The package still exists, and no part of this session was refunded elsewhere. */
  canReturn: boolean
  onClose: () => void
}

/** Asks for the compensation of the patient, and the reason. */
export function TakeBackDialog({
  payment,
  use: { appointment, left },
  day,
  canReturn,
  onClose,
}: TakeBackDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const form = useForm({
    bind: async () => ({ route: takeBackUse, schema: z.extend(takeBackForm, takeBackUse.params.shape) }),
    start: {
      id: payment,
      appointment,
      to: canReturn ? 'package' : 'money',
      amount: String(left),
      reason: '',
    },
    // A session is returned to the package as a whole.
    along: ({ to }) => (to === 'package' ? { amount: String(left) } : {}),
    blame: {
      refund_has_changed: { field: 'amount', words: words.hasChanged },
      package_over: { field: 'to', words: words.isOver },
    },
    onDone: () => {
      showToast({ tone: 'success', title: t(words.done) })
      onClose()
    },
  })
  const { values, control, choice, error } = form
  return (
    <FormDialog isOpen urgent danger size="md" words={words} form={form} onClose={onClose}>
      <p>{t(words.text(day, price(language, left)))}</p>
      <div className="mt-5 grid gap-5">
        {canReturn && (
          <RadioCards
            legend={t(words.to)}
            {...choice('to')}
            error={error('to') ?? (values.to === 'package' ? error('amount') : undefined)}
            options={[
              { value: 'package', label: t(words.package), description: t(words.packageText) },
              { value: 'money', label: t(words.money), description: t(words.moneyText) },
            ]}
          />
        )}
        {values.to === 'money' && (
          <Field label={t(financePayments.refund.amount)} error={error('amount')} className="max-w-48">
            <TextInput {...control('amount')} inputMode="decimal" />
          </Field>
        )}
        <Field
          label={t(financePayments.refund.reason)}
          help={t(financePayments.refund.reasonHelp)}
          error={error('reason')}
        >
          <TextArea {...control('reason')} rows={4} maxLength={1_000} />
        </Field>
      </div>
    </FormDialog>
  )
}
