import * as z from 'zod/mini'
import { type PaymentPage, refundForm, refundPayment } from '#contract/money/payment-desk.ts'
import { financePayments } from '#copy/money/payment-desk.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { readFigure } from '#web/lib/read-figure.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = financePayments.refund

type RefundDialogProps = {
  payment: Pick<PaymentPage, 'id' | 'left' | 'leftOnCard' | 'isEarned' | 'package'>
  onClose: () => void
}

/** Asks for amount and reason, and states who bears the refund and where it goes. */
export function RefundDialog({
  payment: { id, left, leftOnCard, isEarned, package: bought },
  onClose,
}: RefundDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const form = useForm({
    bind: async () => ({ route: refundPayment, schema: z.extend(refundForm, refundPayment.params.shape) }),
    start: { id, amount: String(left), reason: '' },
    blame: { refund_has_changed: { field: 'amount', words: words.tooLarge } },
    onDone: ({ toCard }) => {
      showToast({ tone: 'success', title: t(toCard > 0 ? words.done : words.onWallet) })
      onClose()
    },
  })
  const { values, control, error } = form
  const most = price(language, left)
  const riyals = Math.min(readFigure(String(values.amount)) ?? left, left)
  const card = Math.min(riyals, leftOnCard)
  const wallet = Math.round((riyals - card) * 100) / 100
  const goesTo = () => {
    if (card === 0) return words.toWallet
    return wallet === 0 ? words.toCard : words.toBoth(price(language, card), price(language, wallet))
  }
  return (
    <FormDialog isOpen urgent danger size="md" words={words} form={form} onClose={onClose}>
      <p>{t(words[bought ? 'unused' : isEarned ? 'earned' : 'ahead'](most))}</p>
      <div className="mt-5 grid gap-5">
        <Field label={t(words.amount)} help={t(goesTo())} error={error('amount')}>
          <TextInput {...control('amount')} inputMode="decimal" className="max-w-48" />
        </Field>
        <Field label={t(words.reason)} help={t(words.reasonHelp)} error={error('reason')}>
          <TextArea {...control('reason')} rows={4} maxLength={1_000} />
        </Field>
      </div>
    </FormDialog>
  )
}
