import type { AppointmentPage } from '#contract/appointments/appointment.ts'
import { textFor } from '#contract/text-language.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { modes } from '#copy/practice-options.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writePlace } from '#web/lib/write-place.ts'
import { MapLink } from '#web/ui/map-link.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { hostOf } from './link-host.ts'

const words = appointmentDetail.facts

/** The video call, or the practice: city and district, with the address once the appointment is confirmed. */
export function AppointmentPlace({ appointment }: { appointment: AppointmentPage }) {
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
