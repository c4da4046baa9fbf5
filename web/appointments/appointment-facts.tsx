import { useId } from 'react'
import type { AppointmentPage, Party } from '#contract/appointments/appointment.ts'
import { textFor } from '#contract/text-language.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { refundRules } from '#copy/appointments/refund-rules.ts'
import { consultations } from '#copy/appointments/status.ts'
import { usePackage } from '#copy/money/packages/use.ts'
import { modes } from '#copy/practice-options.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { writePlace } from '#web/lib/write-place.ts'
import { Card } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { MapLink } from '#web/ui/map-link.tsx'
import { Quoted } from '#web/ui/quoted.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { hostOf } from './link-host.ts'
import { writeStart } from './write-when.ts'

const words = appointmentDetail.facts

type AppointmentFactsProps = { party: Party; appointment: AppointmentPage }

export function AppointmentFacts({ party, appointment }: AppointmentFactsProps) {
  const t = useWords()
  const id = useId()
  const { serviceName, otherServiceName, mode } = appointment
  const facts = [
    { label: words.type, value: <UserText text={serviceName} other={otherServiceName} /> },
    { label: words.way, value: t(consultations[mode]) },
    { label: words.location, value: <AppointmentPlace appointment={appointment} /> },
    { label: words.price, value: <Price appointment={appointment} /> },
    ...(isBound(appointment)
      ? [{ label: refundRules.steps.title, value: <Steps payment={appointment.payment} /> }]
      : []),
  ]
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="text-md font-semibold">
        {t(words.title)}
      </h3>
      <dl className="mt-4 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <Fact key={label.en} label={t(label)} isTight>
            {value}
          </Fact>
        ))}
      </dl>
      {appointment.message && (
        <div className="mt-4 border-t border-line pt-4 text-sm">
          <h4 className="mb-1.5 text-xs font-normal text-ink-faint">{t(words.message[party])}</h4>
          <Quoted>{appointment.message}</Quoted>
        </div>
      )}
    </Card>
  )
}

type Bound = AppointmentPage & { payment: NonNullable<AppointmentPage['payment']> }

/** The appointment is confirmed and paid, and its patient may still cancel it. */
const isBound = (appointment: AppointmentPage): appointment is Bound =>
  appointment.status === 'confirmed' && (appointment.payment?.ifCancelled ?? null) !== null

function Steps({ payment: { steps } }: Pick<Bound, 'payment'>) {
  const t = useWords()
  const language = useLanguage()
  const words = refundRules.steps
  if (steps.length === 0) return t(words.over)
  return (
    <ul>
      {steps.map(({ until, refund }) => (
        <li key={until}>{t(words.until(price(language, refund), writeStart(language, until)))}</li>
      ))}
      <li className="text-xs text-ink-soft">{t(words.after)}</li>
    </ul>
  )
}

function Price({
  appointment: { price: amount, payment, package: bought },
}: Pick<AppointmentFactsProps, 'appointment'>) {
  const t = useWords()
  const language = useLanguage()
  return (
    <>
      {price(language, amount)}
      {bought && <span className="block text-xs text-ink-soft">{t(usePackage.booked)}</span>}
      {payment !== null && payment.paid > 0 && (
        <span className="block text-xs text-ink-soft">
          {t(payment.refund ? words.refunded(price(language, payment.refund)) : words.paid)}
        </span>
      )}
    </>
  )
}

/** The video call, or the practice: city and district, with the address once the appointment is confirmed. */
function AppointmentPlace({ appointment }: { appointment: AppointmentPage }) {
  const t = useWords()
  const language = useLanguage()
  const { mode, place, meetingLink, status } = appointment
  if (mode === 'video') {
    const host = meetingLink && hostOf(meetingLink)
    return t(host ? words.ownLink(host) : words.videoCall)
  }
  const area = place ? writePlace(language, place) : ''
  if (!place?.address)
    return (
      <>
        {area || t(modes['in-person'])}
        {area && <MapLink place={area}>{t(words.area)}</MapLink>}
        {status === 'pending' && <span className="block text-xs text-ink-soft">{t(words.addressLater)}</span>}
      </>
    )
  const address = textFor(language, place.address, place.otherAddress)
  return (
    <>
      <UserText text={address} className="block whitespace-pre-line" />
      {area}
      <MapLink place={[address, area].filter(Boolean).join(', ')}>{t(words.map)}</MapLink>
    </>
  )
}
