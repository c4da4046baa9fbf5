import { sql } from 'kysely'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { betterForPatient } from '#contract/appointments/refunds.ts'
import { modesOf } from '#contract/practice-options.ts'
import type { InputOf } from '#contract/route.ts'
import type {
  bookAsVisitor,
  holdForVisitor as holdRoute,
  releaseForVisitor as releaseRoute,
} from '#contract/visitors.ts'
import { visitorHoldMinutes } from '#contract/visitors.ts'
import { randomSecret } from '#server/accounts/sign-in/open-session.ts'
import { isSlotFree, lockTimes, tellTaken } from '#server/appointments/booking/bookable.ts'
import { lapseMoment, minute } from '#server/appointments/rules.ts'
import { type ScheduleRow, scheduleOf, scheduleRowAt } from '#server/availability/schedule.ts'
import { type PublicFace, publicFaceOf } from '#server/directory/facts.ts'
import { publicPathOf } from '#server/directory/public/read-public-listing.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Cookies } from '#server/ground/http/cookies.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { platformSetting, refundRulesNow } from '#server/platform/facts.ts'
import { type BookableService, bookableService } from '#server/services/facts.ts'
import { mostHeld } from './limits.ts'

type Wanted = Pick<InputOf<typeof holdRoute>, 'dietitian' | 'service' | 'startsAt'>

type Row = {
  face: PublicFace | null
  service: BookableService | null
  schedule: ScheduleRow | null
  takes_bookings: boolean
  takes_payments: boolean
  platform_refunds: RefundRules
}

/**
 * As the system, because a visitor may read nothing: one time per browser, of a dietitian with a public page. The
 * browser is known by its cookie.
 */
export const holdForVisitor: Verb<typeof holdRoute> = async (
  tx,
  _,
  input,
  now,
  house,
  { cookies, address },
) => {
  const browser = browserOf(cookies)
  await lockTimes(tx, [input.dietitian])
  const mark = house.keys.mark('visitor_hold', address)
  await lockFor(tx, `visitor_holds:${mark}`)
  const reserved = await freeEarlier(tx, browser, input, now)
  const offer = await readOffer(tx, input, now)
  const { face, service, schedule, startsAt, endsAt } = offer
  const until = reserved ?? new Date(now.getTime() + visitorHoldMinutes * minute)
  if (!reserved) {
    if (!offer.takes_bookings) throw new Refusal('bookings_paused')
    const isTooLate = !schedule.takesAtOnce && lapseMoment(now, startsAt, schedule.notice) <= now
    if (isTooLate || !isSlotFree(schedule, service.minutes, startsAt, now)) throw await taken()
    await refuseTooMany(tx, mark, input.dietitian, now, house)
    const { id } = await tx
      .insertInto('visitor_holds')
      .values({
        browser_hash: browser,
        address_mark: mark,
        dietitian_id: input.dietitian,
        service_id: service.id,
        starts_at: startsAt,
        ends_at: endsAt,
        made_at: now,
        held_until: until,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ is_taken: boolean }>`
      select app.take_for_visitor(${id}::uuid, ${now}) as is_taken`.execute(tx)
    if (!rows[0]?.is_taken) throw await taken()
  }
  return {
    ...endOf(until, now),
    choice: {
      dietitian: {
        id: input.dietitian,
        name: face.name,
        otherName: face.otherName,
        title: face.title,
        otherTitle: face.otherTitle,
        photoId: face.photoId,
        path: publicPathOf(face.address),
        zone: schedule.zone,
        takesAtOnce: schedule.takesAtOnce,
        refunds: betterForPatient(offer.platform_refunds, schedule.refunds),
      },
      service: {
        name: service.name,
        otherName: service.otherName,
        minutes: service.minutes,
        price: service.price / 100,
        modes: [...modesOf(service.platform)],
      },
      startsAt: startsAt.toISOString(),
      pays: offer.takes_payments && service.price > 0,
    },
  }

  function taken() {
    return tellTaken(tx, input.dietitian, service.minutes, startsAt, now)
  }
}

export const releaseForVisitor: Verb<typeof releaseRoute> = async (
  tx,
  _actor,
  _input,
  _now,
  _house,
  { cookies },
) => {
  if (cookies.device)
    await tx
      .deleteFrom('visitor_holds')
      .where('browser_hash', '=', hashToken(cookies.device))
      .where('person_id', 'is', null)
      .execute()
  return { done: true }
}

/** The browser's cookie, set now if it has none. */
export function browserOf(cookies: Cookies): string {
  const device = cookies.device ?? randomSecret()
  if (!cookies.device) cookies.setDevice(device)
  return hashToken(device)
}

export const endOf = (until: Date, now: Date) => ({
  until: until.toISOString(),
  seconds: Math.floor((until.getTime() - now.getTime()) / 1_000),
})

/** Frees what the browser held before. The same time stays if its form was sent; then its end is returned. */
async function freeEarlier(
  tx: Tx,
  browser: string,
  { dietitian, service, startsAt }: Wanted,
  now: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ held_until: Date }>`
    select held_until from visitor_holds where browser_hash = ${browser} and is_sent and held_until > ${now}
      and dietitian_id = ${dietitian}::uuid and service_id = ${service}::uuid and starts_at = ${startsAt}::timestamptz`.execute(
    tx,
  )
  if (rows[0]) return rows[0].held_until
  await tx.deleteFrom('visitor_holds').where('browser_hash', '=', browser).execute()
  return null
}

async function readOffer(tx: Tx, { dietitian, service, startsAt }: Wanted, now: Date) {
  const at = new Date(startsAt)
  const { rows } = await sql<Row>`
    select ${publicFaceOf(dietitian, now)} as face, ${bookableService(dietitian, service)} as service,
      ${scheduleRowAt(dietitian, at, now)} as schedule, ${platformSetting('takes_bookings')} as takes_bookings,
      ${platformSetting('takes_payments')} as takes_payments, ${refundRulesNow} as platform_refunds`.execute(
    tx,
  )
  const [row] = rows
  if (!row?.face || !row.service || !row.schedule) throw new Refusal('not_found')
  return {
    ...row,
    face: row.face,
    service: row.service,
    schedule: scheduleOf(row.schedule),
    startsAt: at,
    endsAt: new Date(at.getTime() + row.service.minutes * minute),
  }
}

async function refuseTooMany(
  tx: Tx,
  mark: string,
  dietitian: string,
  now: Date,
  { settings: { rateLimitScale } }: House,
): Promise<void> {
  const { rows } = await sql<{ by_address: number; of_dietitian: number }>`
    select count(*) filter (where address_mark = ${mark})::int as by_address,
        count(*) filter (where dietitian_id = ${dietitian}::uuid)::int as of_dietitian
      from visitor_holds where held_until > ${now} and (address_mark = ${mark} or dietitian_id = ${dietitian}::uuid)`.execute(
    tx,
  )
  const { by_address, of_dietitian } = rows[0] ?? { by_address: 0, of_dietitian: 0 }
  const isFull =
    by_address >= mostHeld.byAddress * rateLimitScale || of_dietitian >= mostHeld.ofDietitian * rateLimitScale
  if (isFull) throw new Refusal('rate_limited', { retryAfter: visitorHoldMinutes * 60 })
}

/** Before the form is handled: whether this browser holds the time, and the service can be had in this way. */
export async function assertHeld(
  { db, clock }: House,
  { dietitian, service, startsAt, mode }: InputOf<typeof bookAsVisitor>,
  cookies: Cookies,
): Promise<void> {
  const now = clock.now()
  const browser = cookies.device && hashToken(cookies.device)
  const [row] = await db.read(
    system,
    () => sql<{ is_held: boolean; service: BookableService | null }>`
      select exists (select from visitor_holds where browser_hash = ${browser ?? ''} and held_until > ${now}
          and dietitian_id = ${dietitian}::uuid and service_id = ${service}::uuid and starts_at = ${startsAt}::timestamptz) as is_held,
        ${bookableService(dietitian, service)} as service`,
  )
  if (!row?.is_held) throw new Refusal('hold_ended')
  if (!row.service) throw new Refusal('not_found')
  if (!modesOf(row.service.platform).includes(mode))
    throw new Refusal('invalid_fields', { fields: [{ field: 'mode', code: 'invalid' }] })
}
