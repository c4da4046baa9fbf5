import { booking } from '#copy/appointments/booking.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type ConfirmButtonProps = {
  /** The form that it sends, in which it need not stand. */
  form: string
  takesAtOnce: boolean
  isBusy: boolean
  className?: string
}

export function ConfirmButton({ form, takesAtOnce, isBusy, className = '' }: ConfirmButtonProps) {
  const t = useWords()
  const { book, ask, busyBook, busyAsk } = booking.confirm
  return (
    <Button
      type="submit"
      form={form}
      busy={isBusy}
      busyText={t(takesAtOnce ? busyBook : busyAsk)}
      className={className}
    >
      {t(takesAtOnce ? book : ask)}
    </Button>
  )
}
