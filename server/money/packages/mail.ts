import { sql } from 'kysely'
import type { PackageEnding } from '#contract/money/packages.ts'
import type { AccountMail } from '#copy/accounts/mail.ts'
import { type NamedPackage, packageMails } from '#copy/money/packages/mails.ts'
import { loadReaderInGrace } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventId, type EventOfJob, eventOf, type Recorded } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import type { moneyEvents } from '../events.ts'

type Row = NamedPackage & {
  patient_id: string | null
  dietitian_id: string | null
  ending: PackageEnding | null
}

/** The package as it is now; undefined if it was never paid for. */
export async function loadPackageForMail(tx: Tx, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Omit<Row, 'price' | 'expires'> & { halalas: number; expires_at: Date }>`
    select patient_id, dietitian_id, ending, service_name as "serviceName", other_service_name as "otherServiceName", uses, expires_at,
        price_halalas as halalas, (policy #>> '{refunds,wholeUntil}')::int as "comesBackUntil", ${nameOf(sql`dietitian_id`)} as dietitian, ${otherNameOf(sql`dietitian_id`)} as "otherDietitian",
        (select count(*)::int from package_uses where package_id = packages.id and package_uses.state = 'ready') as left
      from packages where id = ${id}::uuid and state <> 'awaited'`.execute(tx)
  const [row] = rows
  return row && { ...row, price: row.halalas / 100, expires: row.expires_at }
}

type Side = 'patient' | 'dietitian'

/** Emails one of the two sides, if they can still receive email and the news is still current. */
async function send<E extends Recorded>(
  house: House,
  eventId: EventId<E>,
  side: Side,
  write: (bought: Row, event: E) => AccountMail | null,
): Promise<void> {
  const told = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const bought = await loadPackageForMail(tx, event.subject_id)
    const person = side === 'patient' ? bought?.patient_id : bought?.dietitian_id
    const reader = person ? await loadReaderInGrace(tx, person) : null
    const words = bought && write(bought, event)
    return words && reader?.confirmed_at ? { reader, words } : null
  })
  if (!told) return
  await sendLetter(
    house,
    accountLetter(house, {
      id: `${eventId}.${side}`,
      to: told.reader.email,
      language: told.reader.language,
      greeting: told.reader.greeting,
      words: told.words,
      why: 'holder',
      button: side === 'patient' ? '/patient/packages' : '/dietitian/services',
    }),
  )
}

type Before<Name extends string> = EventOfJob<typeof moneyEvents, Name>

export const packageBought: Job<Before<'package_bought'>> = async (house, eventId) => {
  await send(house, eventId, 'patient', packageMails.bought)
  await send(house, eventId, 'dietitian', packageMails.sold)
}

export const packageUseReturned: Job<Before<'package_use_returned'>> = (house, eventId) =>
  send(house, eventId, 'patient', (bought, { detail }) =>
    detail.isDecided ? null : packageMails.returned(bought),
  )

/** Not sent if the remaining sessions have been used meanwhile. */
export const packageExpiring: Job<Before<'package_expiring'>> = (house, eventId) =>
  send(house, eventId, 'patient', (bought, { detail }) =>
    bought.ending === null && bought.left > 0 ? packageMails.expiring(bought, detail.days) : null,
  )

/** Not sent if no sessions were left, because the end is no news then. */
export const packageEnded: Job<Before<'package_ended'>> = (house, eventId) =>
  send(house, eventId, 'patient', ({ ending, ...bought }, { detail }) =>
    detail.halalas > 0 && ending !== null ? packageMails.ended[ending](bought, detail.halalas / 100) : null,
  )
