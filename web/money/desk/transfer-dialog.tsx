import * as z from 'zod/mini'
import { type FoundWallet, transferFromWallet, walletTransferForm } from '#contract/money/wallet-desk.ts'
import { financeWallets } from '#copy/money/wallet-desk.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { FormDialog } from '#web/ui/action-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = financeWallets.transfer

type TransferDialogProps = { wallet: Pick<FoundWallet, 'id' | 'available'>; onClose: () => void }

/** Asks for the amount and the bank account. */
export function TransferDialog({ wallet: { id, available }, onClose }: TransferDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const form = useForm({
    bind: async () => ({
      route: transferFromWallet,
      schema: z.extend(walletTransferForm, transferFromWallet.params.shape),
    }),
    start: { id, amount: String(available), iban: '' },
    blame: { refund_has_changed: { field: 'amount', words: words.tooLarge } },
    onDone: () => {
      showToast({ tone: 'success', title: t(words.done) })
      onClose()
    },
  })
  return (
    <FormDialog isOpen urgent danger size="md" words={words} form={form} onClose={onClose}>
      <p>{t(words.text)}</p>
      <div className="mt-5 grid gap-5">
        <Field
          label={t(words.amount)}
          help={t(words.available(price(language, available)))}
          error={form.error('amount')}
        >
          <TextInput {...form.control('amount')} inputMode="decimal" className="max-w-48" />
        </Field>
        <Field label={t(words.iban)} help={t(words.ibanHelp)} error={form.error('iban')}>
          <TextInput
            {...form.control('iban')}
            dir="ltr"
            autoComplete="off"
            placeholder="SA00 0000 0000 0000 0000 0000"
            className="aligned-with-page"
          />
        </Field>
      </div>
    </FormDialog>
  )
}
