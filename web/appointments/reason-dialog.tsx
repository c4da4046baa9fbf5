import { useState } from 'react'
import type { Appointment, Party } from '#contract/appointments/appointment.ts'
import { cancelAppointment, declineAppointment } from '#contract/appointments/changes.ts'
import type { Language } from '#contract/language.ts'
import { appointmentDialogs as words } from '#copy/appointments/dialogs.ts'
import { said } from '#copy/appointments/status.ts'
import { usePackage } from '#copy/money/packages/use.ts'
import type { Word } from '#copy/word.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { statusMessage } from './status-messages.ts'
import { useAppointmentChange } from './use-appointment-change.ts'
import { writeStart } from './write-when.ts'

const RefundOfAppointment = lazyPart(() => import('./refund-of-appointment.tsx'), 'RefundOfAppointment', null)

type ReasonDialogProps = {
  does: 'cancel' | 'decline'
  party: Party
  appointment: Appointment
  /** On the appointment's own page the confirmation says more than in a list. */
  isOnPage: boolean
  onClose: () => void
}

/** States the consequences and asks for an optional reason. */
export function ReasonDialog({ does, party, appointment, isOnPage, onClose }: ReasonDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const name = useOtherName(party, appointment)
  const start = writeStart(language, appointment.startsAt)
  const [reason, setReason] = useState('')
  const { wanted } = appointment
  const isMove = does === 'decline' && wanted !== null
  const { package: bought } = appointment
  const ifCancelled = appointment.payment?.ifCancelled ?? valueIfCancelled(appointment)
  const mayChoose = does === 'cancel' && party === 'patient' && (appointment.payment?.ifCancelled ?? 0) > 0
  const [goesTo, setGoesTo] = useState<'source' | 'wallet'>('source')
  const change = useAppointmentChange(routes[does], appointment, {
    done: ({ status }) => (isMove ? said.keptTime : statusMessage(status, isOnPage)),
    failed: does === 'cancel' ? said.failedToCancel : said.failed,
    onOver: onClose,
  })
  return (
    <AskDialog
      isOpen
      danger
      words={isMove ? words.declineMove : words[does]}
      change={change}
      onConfirm={() =>
        change.mutate({
          id: appointment.id,
          ...(reason.trim() && { reason }),
          // Sends the amount that the reader saw, so that another amount is refused.
          ...(does === 'cancel' && ifCancelled !== null && { refund: ifCancelled }),
          ...(mayChoose && goesTo === 'wallet' && { refundTo: goesTo }),
        })
      }
      onClose={onClose}
    >
      <p>
        {t(
          isMove
            ? words.declineMove.text(name, writeStart(language, wanted.startsAt), start)
            : words[does].text(name, start),
        )}
      </p>
      {!isMove && appointment.payment !== null && appointment.payment.paid > 0 && (
        <p className="mt-2 font-medium">{t(refundWord(party, appointment.payment, language))}</p>
      )}
      {!isMove && bought && <p className="mt-2 font-medium">{t(packageWord(party, bought))}</p>}
      {mayChoose && <RefundOfAppointment appointment={appointment.id} value={goesTo} onChange={setGoesTo} />}
      {does === 'cancel' && <p className="mt-2">{t(words.cancel.final)}</p>}
      <Field label={t(words.reason.label)} help={t(words.reason.help)} mark="optional" className="mt-5">
        <TextArea
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          rows={3}
          maxLength={500}
        />
      </Field>
    </AskDialog>
  )
}

/** A session is worth its part of the package's price, and is returned whole or not at all. */
function valueIfCancelled({ package: bought, price: value }: Appointment): number | null {
  if (!bought || bought.comesBack === null) return null
  return bought.comesBack ? value : 0
}

function packageWord(party: Party, { comesBack }: NonNullable<Appointment['package']>): Word {
  if (party === 'dietitian') return usePackage.ifCancelled.byDietitian
  return comesBack ? usePackage.ifCancelled.back : usePackage.ifCancelled.used
}

const routes = { cancel: cancelAppointment, decline: declineAppointment }

function refundWord(party: Party, payment: NonNullable<Appointment['payment']>, language: Language): Word {
  const paid = price(language, payment.paid)
  if (party === 'dietitian') return words.refund.patientWhole(paid)
  const back = payment.ifCancelled ?? 0
  if (back === 0) return words.refund.none(paid)
  return back === payment.paid ? words.refund.whole(paid) : words.refund.part(price(language, back), paid)
}
