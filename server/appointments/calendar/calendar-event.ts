import type { Party } from '#contract/appointments/appointment.ts'
import type { Language } from '#contract/language.ts'
import { textFor } from '#contract/text-language.ts'
import { calendarWords as words } from '#copy/appointments/calendar.ts'
import { brand } from '#copy/brand.ts'
import { cities } from '#copy/practice-options.ts'
import type { House } from '#server/ground/house.ts'
import { defuseLinks } from '#server/ground/post/defuse-links.ts'
import { pageUrl } from '#server/ground/site/page-url.ts'
import { writeSpan } from '../notices/when.ts'
import type { Row } from '../row.ts'
import type { Entry } from './ical.ts'

export type CalendarAppointment = Pick<
  Row,
  | 'id'
  | 'status'
  | 'mode'
  | 'starts_at'
  | 'ends_at'
  | 'zone'
  | 'patient_zone'
  | 'sequence'
  | 'meeting_link'
  | 'city'
  | 'district'
  | 'other_district'
  | 'location'
  | 'other_location'
>

type Reading = {
  language: Language
  side: Party
  /** The other side's name, in this reader's script. */
  other: string | null
  now: Date
}

/** The calendar entry for one side. It does not state what the appointment is about. */
export function calendarEventOf(
  house: Pick<House, 'settings'>,
  row: CalendarAppointment,
  { language, side, other, now }: Reading,
  reader?: { name: string; email: string },
): Entry {
  const { hostname } = house.settings.publicUrl
  const isLive = row.status !== 'cancelled'
  const lines = [
    writeSpan(language, row.starts_at, row.ends_at, zoneFor(row, side)),
    ...(row.status === 'pending' ? [words.waits[language]] : []),
    ...(row.mode === 'video' ? [words.video[language]] : []),
  ]
  return {
    uid: `${row.id}@${hostname}`,
    sequence: row.sequence,
    stampedAt: now,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: statuses[row.status],
    summary: other === null ? words.unknown[language] : words.summary(defuseLinks(other))[language],
    description: lines.join('\n'),
    location: locationOf(house, row, language),
    url: pageUrl(house, language, `/${side}/appointments/${row.id}`),
    alarm: isLive ? words.alarm[language] : null,
    // Neither of the two sides, since neither may see the other's email address.
    organizer: { name: brand.name[language], address: house.settings.mailReplyTo },
    attendee: reader ? { name: defuseLinks(reader.name), address: reader.email } : null,
  }
}

/** The time zone in which a side is shown times. */
export const zoneFor = ({ zone, patient_zone }: Pick<Row, 'zone' | 'patient_zone'>, side: Party): string =>
  side === 'patient' ? patient_zone : zone

/** Until the appointment is confirmed, only the city and district. */
export function locationOf(
  house: Pick<House, 'settings'>,
  row: CalendarAppointment,
  language: Language,
): string | null {
  const isAgreed = row.status === 'confirmed' || row.status === 'completed'
  if (row.mode === 'video') return isAgreed ? callOf(house, row, language) : null
  const city = row.city && cities[row.city][language]
  const district = row.district && defuseLinks(textFor(language, row.district, row.other_district))
  return (
    [
      isAgreed && row.location ? defuseLinks(textFor(language, row.location, row.other_location)) : null,
      district,
      city,
    ]
      .filter(Boolean)
      .join(language === 'ar' ? '، ' : ', ') || null
  )
}

/** A link to our own call opens it in the reader's language. */
function callOf(
  house: Pick<House, 'settings'>,
  { id, meeting_link }: CalendarAppointment,
  language: Language,
) {
  const ours = pageUrl(house, 'en', `/call/${id}`)
  return meeting_link === ours ? pageUrl(house, language, `/call/${id}`) : meeting_link
}

const statuses = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const
