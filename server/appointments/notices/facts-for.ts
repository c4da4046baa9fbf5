import type { Language } from '#contract/language.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { appointmentFacts as words } from '#copy/appointments/notices/mail-parts.ts'
import { refundRules } from '#copy/appointments/refund-rules.ts'
import { differ, writeDate, writeNumber } from '#copy/dates.ts'
import { inRiyals } from '#copy/riyals.ts'
import type { Word } from '#copy/word.ts'
import type { House } from '#server/ground/house.ts'
import type { DraftFact } from '#server/ground/post/letter.ts'
import type { InlinePicture } from '#server/ground/post/letter-pictures.ts'
import { locationOf, zoneFor } from '../calendar/calendar-event.ts'
import type { LockedAppointment } from '../load.ts'
import { refundSteps } from '../refund.ts'
import type { NoticeFacts } from './notice-facts.ts'
import { writeMoment, writeSpan } from './when.ts'

const { steps } = refundRules

/** The summary of the appointment in an email. The reason for the appointment is only on its page. */
export function factsFor(house: House, told: NoticeFacts, photo: InlinePicture | null): DraftFact[] {
  const { event, row, side, reader, other, otherIsWoman, now } = told
  const { language } = reader
  const theirSide = side === 'patient' ? 'dietitian' : 'patient'
  const theirWords = words.other[otherIsWoman ? (`${theirSide}Woman` as const) : theirSide]
  const [own, theirs] = [zoneFor(row, side), zoneFor(row, theirSide)]
  const length = row.ends_at.getTime() - row.starts_at.getTime()
  const span = (from: Date, zone: string) =>
    writeSpan(language, from, new Date(from.getTime() + length), zone)
  const isMoved = event.kind === 'appointment.rescheduled' || event.kind === 'appointment.move_accepted'
  const wanted = event.kind in wantedTimes ? wantedTimes[event.kind as keyof typeof wantedTimes] : null
  const isAhead = row.status !== 'cancelled' && now < row.ends_at
  const place = row.mode === 'in-person' ? locationOf(house, row, language) : null
  return [
    {
      ...fact(isMoved ? words.newTime : words.when, span(row.starts_at, own)),
      ...(isAhead && { tile: tileOf(language, row.starts_at, own) }),
    },
    isAhead && differ(row.starts_at, own, theirs) && fact(theirWords.clock, span(row.starts_at, theirs)),
    isMoved && fact(words.oldTime, span(new Date(event.detail.from), own)),
    wanted !== null && 'to' in event.detail && fact(wanted, span(new Date(event.detail.to), own)),
    other !== null && {
      ...fact(theirWords.name, other),
      face: { personId: row[`${theirSide}_id`] ?? '', name: other, photo },
    },
    isAhead && { label: words.how, value: words.modes[row.mode] },
    isAhead && place !== null && fact(words.where, place),
    isAhead &&
      !isMoved &&
      wanted === null &&
      side === 'patient' && {
        label: words.price,
        value: words.amount(writeNumber('en', row.price_halalas / 100)),
      },
    side === 'patient' &&
      row.paid_halalas > 0 &&
      row.status === 'confirmed' &&
      now < row.starts_at &&
      fact(steps.title, stepsIn(language, row, now)),
  ].filter((each) => each !== false)
}

const tileOf = (language: Language, at: Date, zone: string): NonNullable<DraftFact['tile']> => ({
  weekday: writeDate(language, at, 'weekday', zone),
  number: writeNumber(language, Number(dayOf(at, zone).slice(-2))),
  month: writeDate(language, at, 'shortMonth', zone),
  time: writeDate(language, at, 'time', zone),
})

/** Labels for a requested time, by its outcome; the appointment stays at its own time. */
const wantedTimes = {
  'appointment.move_asked': words.wantedTime,
  'appointment.move_declined': words.declinedTime,
  'appointment.move_lapsed': words.lapsedTime,
  'appointment.move_withdrawn': words.withdrawnTime,
}

/** The share of the payment that is refunded, and until when. */
function stepsIn(language: Language, row: LockedAppointment, now: Date): string {
  const { paid_halalas: paid, policy, starts_at: startsAt } = row
  const found = refundSteps({ paid, policy, startsAt }, now)
  if (found.length === 0) return steps.over[language]
  const lines = found.map(
    ({ until, halalas }) =>
      steps.until(inRiyals(halalas / 100)[language], writeMoment(language, until, zoneFor(row, 'patient')))[
        language
      ],
  )
  return [...lines, steps.after[language]].join(steps.next[language])
}

/** A value that is already in the reader's language. */
const fact = (label: Word, value: string): DraftFact => ({ label, value: { en: value, ar: value } })
