import { booking } from '#copy/appointments/booking.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type ConfirmButtonProps = {
  /** The id of the form, which need not contain the button. */
  form: string
  takesAtOnce: boolean
  /** The button leads to a payment. */
  pays: boolean
  isBusy: boolean
  className?: string
}

export function ConfirmButton({ form, takesAtOnce, pays, isBusy, className = '' }: ConfirmButtonProps) {
  const t = useWords()
  const { book, ask, payBook, payAsk, busyBook, busyAsk, busyPay } = booking.confirm
  const [press, busy] = pays
    ? [takesAtOnce ? payBook : payAsk, busyPay]
    : takesAtOnce
      ? [book, busyBook]
      : [ask, busyAsk]
  return (
    <Button type="submit" form={form} busy={isBusy} busyText={t(busy)} className={className}>
      {t(press)}
    </Button>
  )
}
