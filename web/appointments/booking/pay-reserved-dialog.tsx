import { useState } from 'react'
import type { AppointmentPage } from '#contract/appointments/appointment.ts'
import { payForReserved } from '#contract/money/reserved-appointments.ts'
import { reservedWords } from '#copy/appointments/reserved.ts'
import type { Word } from '#copy/word.ts'
import { useChange } from '#web/app/query.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { ActionDialog } from '#web/ui/action-dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { refetchAppointment } from '../cache.ts'
import { writeWhen } from '../write-when.ts'
import type { PaymentEvents } from './payment-method.ts'
import { PaymentMethods } from './payment-methods.tsx'
import { RefundRules } from './refund-rules.tsx'
import { useSettling } from './use-payment.ts'
import { usePaymentMethods } from './use-payment-methods.ts'

const words = reservedWords.dialog

type PayReservedDialogProps = { appointment: AppointmentPage; onClose: () => void }

/** The reserved time, the refund rules agreed to by paying, and the payment method. */
export function PayReservedDialog({ appointment, onClose }: PayReservedDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const go = useGo()
  const [fault, setFault] = useState<Word | null>(null)
  const { id, serviceName, otherServiceName, price: amount, due } = appointment
  const ways = usePaymentMethods(amount)
  const hear: PaymentEvents = {
    onKept: () => {},
    onLeave: () => {},
    onBooked: () => {
      refetchAppointment(id)
      onClose()
    },
    onUnclear: (payment) => go(`/patient/appointments/${id}?payment=${payment}`),
    onNotPaid: (why) => {
      ways.readAgain()
      setFault(why)
    },
    onRefused: (refused) => {
      ways.readAgain()
      setFault(wordsOfRefusal(refused))
      if (refused.code === 'status_has_changed') refetchAppointment(id)
    },
  }
  const { settle, isBusy } = useSettling(ways.card, hear)
  const opening = useChange(payForReserved, { onDone: settle, onRefused: hear.onRefused })
  const pay = () => {
    setFault(null)
    opening.mutate({ id, ...(ways.byWallet > 0 && { wallet: ways.byWallet }) })
  }
  return (
    <ActionDialog
      isOpen
      size="md"
      words={words}
      button={{ onClick: pay }}
      busy={opening.isPending || isBusy}
      onClose={onClose}
    >
      <p className="font-medium text-ink">{writeWhen(language, appointment)}</p>
      <p>
        <UserText text={serviceName} other={otherServiceName} />
      </p>
      {due?.refunds && (
        <RefundRules dietitian={{ refunds: due.refunds, takesAtOnce: true }} price={amount} way={ways} />
      )}
      <PaymentMethods ways={ways} />
      <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <span className="text-sm text-ink-soft">{t(words.toPay)}</span>
        <span className="text-lg font-semibold text-ink">{price(language, ways.rest)}</span>
      </p>
      <FaultLine>{fault && t(fault)}</FaultLine>
    </ActionDialog>
  )
}
