import { ExternalLink } from 'lucide-react'
import type { AppointmentPage } from '#contract/appointments/appointment.ts'
import { readable } from '#contract/written.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { cities, modes } from '#copy/practice-options.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Written } from '#web/ui/written.tsx'
import { hostOf } from './link-host.ts'

const words = appointmentDetail.facts

/** The video call, or the practice: its city, and its address once it is confirmed. */
export function AppointmentPlace({ appointment }: { appointment: AppointmentPage }) {
  const t = useWords()
  const language = useLanguage()
  const { mode, place, meetingLink, status } = appointment
  if (mode === 'video') {
    const host = meetingLink && hostOf(meetingLink)
    return t(host ? words.ownLink(host) : words.videoCall)
  }
  const city = place?.city ? t(cities[place.city]) : null
  if (!place?.address)
    return (
      <>
        {city ?? t(modes['in-person'])}
        {status === 'pending' && <span className="block text-xs text-ink-soft">{t(words.addressLater)}</span>}
      </>
    )
  const address = readable(language, place.address, place.otherAddress)
  return (
    <>
      <Written text={address} className="block whitespace-pre-line" />
      {city}
      <a
        href={mapSearch([address, city].filter(Boolean).join(', '))}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-0.5 flex min-h-6 w-fit items-center gap-1.5 text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {t(words.map)}
        <Icon of={ExternalLink} small mirrored />
      </a>
    </>
  )
}

const mapSearch = (place: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`
