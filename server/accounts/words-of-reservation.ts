import type { Language } from '#contract/language.ts'
import { textFor } from '#contract/text-language.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { visitorBookingPath, visitorReservationOf } from '#server/visitors/facts.ts'
import { writeMoment } from './write-letter.ts'

/** As the system: the time that a visitor reserved for this account, for an email; null if there is none any more. */
export async function wordsOfReservation(tx: Tx, language: Language, person: string, now: Date) {
  const { rows } = await visitorReservationOf(person, now).execute(tx)
  const [reserved] = rows
  if (!reserved) return null
  const { name, otherName, startsAt, until, zone } = reserved
  return {
    dietitian: textFor(language, name, otherName),
    at: writeMoment(language, new Date(startsAt), zone),
    reservedUntil: writeMoment(language, new Date(until), zone),
    path: visitorBookingPath(reserved),
  }
}
