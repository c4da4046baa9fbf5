import { sql } from 'kysely'
import type { bookAppointment as route } from '#contract/appointments/booking.ts'
import { modesOf } from '#contract/practice-options.ts'
import type { InputOf, OutputOf } from '#contract/route.ts'
import { giveConsent } from '#server/consents/give-consent.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { RequestContext, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { setBirthDate } from '#server/profiles/set-birth-date.ts'
import { record } from '../events.ts'
import { meetingLinkOf } from '../meeting-link.ts'
import { composePage, loadPage } from '../page.ts'
import { type OtherSideNames, ownColumns, type Row } from '../row.ts'
import { currentPolicy, lapseMoment, type Policy } from '../rules.ts'
import { type Bookable, lockTimes, readBookable } from './bookable.ts'
import { messageSealer } from './message.ts'

export const bookAppointment: Verb<typeof route> = (tx, actor, input, now, house, context) =>
  book(tx, actor, input, unpaid, now, house, context)

/** The price, the amount of it that is already paid, and the refund policy. */
type Terms = { price: number; paid: number; policy: Policy; package: string | null }

/** A row as inserted, without the other side’s names, which the caller already has. */
type Written = Omit<Row, OtherSideNames>

async function unpaid({ takes_payments, service }: Bookable): Promise<Terms> {
  if (takes_payments && service.price > 0) throw new Refusal('payment_needed')
  return { price: service.price, paid: 0, policy: currentPolicy, package: null }
}

/** Inserting the row books the time: a booking that comes too late is retried, and refused with other times. */
export async function book(
  tx: Tx,
  actor: Actor,
  input: InputOf<typeof route>,
  agree: (wanted: Bookable) => Promise<Terms>,
  now: Date,
  house: House,
  context: RequestContext,
): Promise<OutputOf<typeof route>> {
  await lockTimes(tx, [actor.id, input.dietitian])
  const [wanted, sealed] = await Promise.all([
    readBookable(tx, actor, input, now, house),
    messageSealer(tx, actor, input.message, now, house),
  ])
  if (wanted.knownId) return loadPage(tx, actor, wanted.knownId, house, now)
  const { freshId: id, service, schedule, startsAt, endsAt } = wanted
  const terms = await agree(wanted)
  if (!modesOf(service.platform).includes(input.mode))
    throw new Refusal('invalid_fields', { fields: [{ field: 'mode', code: 'invalid' }] })
  await recordBirthDateAndConsent(tx, actor, input, wanted, now, house, context)

  const lapsesAt = schedule.takesAtOnce ? null : lapseMoment(now, startsAt, schedule.notice)
  if (lapsesAt && lapsesAt <= now) throw await wanted.taken()
  const message = await sealed(id)
  const [kind, status] = lapsesAt
    ? (['appointment.requested', 'pending'] as const)
    : (['appointment.booked', 'confirmed'] as const)
  const detail = { by: 'patient', dietitian: input.dietitian, to: startsAt.toISOString() } as const
  const meetingLink = !lapsesAt && input.mode === 'video' ? meetingLinkOf(house, id) : null
  const [{ rows }] = await Promise.all([
    sql<Written>`insert into appointments (id, patient_id, dietitian_id, service_id, type, service_name, other_service_name, mode,
        price_halalas, paid_halalas, package_id, policy, starts_at, ends_at, zone, patient_zone, status, lapses_at, meeting_link, requested_at, changed_at,
        message_sealed)
      values (${id}, ${actor.id}, ${input.dietitian}, ${service.id}, ${service.slug}, ${service.name}, ${service.otherName},
        ${input.mode}, ${terms.price}, ${terms.paid}, ${terms.package}, ${JSON.stringify(terms.policy)}, ${startsAt}, ${endsAt}, ${schedule.zone}, ${input.zone}, ${status},
        ${lapsesAt}, ${meetingLink}, ${now}, ${now}, ${message})
      returning ${ownColumns}`.execute(tx),
    record(tx, actor, kind, id, now, detail),
  ])
  const [row] = rows
  if (!row) throw new Error('the insert of the appointment returned no row')
  const events = [{ kind, at: now.toISOString(), detail }]
  return composePage(
    { ...row, ...wanted.face },
    { events, message: input.message || null, notes: null, reason: null },
    'patient',
    now,
  )
}

/** Birth date and consent are needed once: a patient who has given them need not repeat them. */
export async function recordBirthDateAndConsent(
  tx: Tx,
  actor: Actor,
  { bornOn, agrees }: Pick<InputOf<typeof route>, 'bornOn' | 'agrees'>,
  { has_birth_date, has_agreed }: Bookable,
  now: Date,
  house: House,
  { address }: RequestContext,
): Promise<void> {
  const fields = [
    ...(has_birth_date || bornOn ? [] : [{ field: 'bornOn', code: 'birth_date_needed' as const }]),
    ...(has_agreed || agrees ? [] : [{ field: 'agrees', code: 'agreement_needed' as const }]),
  ]
  if (fields.length > 0) throw new Refusal('invalid_fields', { fields })
  if (!has_birth_date && bornOn) await setBirthDate(tx, actor.id, bornOn, now)
  const consent = {
    userId: actor.id,
    purpose: 'care',
    language: actor.language,
    method: 'booking',
    address,
  } as const
  if (!has_agreed) await giveConsent(tx, house, consent, now)
}
