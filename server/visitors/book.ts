import { sql } from 'kysely'
import type { InputOf } from '#contract/route.ts'
import { type bookAsVisitor as route, visitorReservationMinutes } from '#contract/visitors.ts'
import { record } from '#server/accounts/events.ts'
import { accountAt } from '#server/accounts/load.ts'
import { openUnconfirmed, prepareRegistration } from '#server/accounts/registration/register.ts'
import { sealRedirect } from '#server/accounts/sealed-redirect.ts'
import { minute } from '#server/appointments/rules.ts'
import { giveConsent } from '#server/consents/give-consent.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { takesRegistrations } from '#server/platform/facts.ts'
import { splitName } from '#server/profiles/split-name.ts'
import { visitorBookingPath } from './facts.ts'
import { assertHeld, endOf } from './hold.ts'

type Input = InputOf<typeof route>
type Ready = Awaited<ReturnType<typeof prepareRegistration>>

/**
 * An address that has an account gets the same answer, and its owner an email that leads to this time after signing in.
 * The time is reserved in either case, so that nobody can tell the two apart by it.
 */
export const bookAsVisitor: Verb<typeof route, Ready> = async (
  tx,
  actor,
  input,
  now,
  house,
  { ready, address },
) => {
  if (!(await takesRegistrations(tx, 'patients'))) throw new Refusal('registration_closed')
  const until = new Date(now.getTime() + visitorReservationMinutes * minute)
  const known = await accountAt(tx, input.email)
  if (known?.confirmed_at) {
    if (ready.mayMail) await record(tx, actor, 'account.registration_repeated', known.id, now)
    await reserve(tx, known.id, input, ready, until, now)
    return endOf(until, now)
  }
  const names = { ...splitName(input.name), dateOfBirth: input.bornOn }
  const id = await openUnconfirmed(tx, actor, { email: input.email, role: 'patient', ...ready }, names, now)
  const consent = { userId: id, language: actor.language, method: 'booking', address }
  await giveConsent(tx, house, { ...consent, purpose: 'terms' }, now)
  await giveConsent(tx, house, { ...consent, purpose: 'care' }, now)
  await record(tx, actor, 'account.registered', id, now, {
    language: actor.language,
    mail: ready.mayMail,
    way: sealRedirect(house.keys, id, visitorBookingPath(input)),
  })
  await reserve(tx, id, input, ready, until, now)
  return endOf(until, now)
}

export async function prepareVisitorBooking(house: House, input: Input, caller: Caller): Promise<Ready> {
  await assertHeld(house, input, caller.cookies)
  const { firstName, lastName } = splitName(input.name)
  return prepareRegistration(house, { form: 'simple', firstName, lastName: lastName ?? '', ...input }, caller)
}

async function reserve(
  tx: Tx,
  person: string,
  { dietitian, service, startsAt, mode, zone }: Input,
  { device }: Ready,
  until: Date,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ is_reserved: boolean }>`
    select app.reserve_for_visitor(${hashToken(device)}, ${dietitian}::uuid, ${service}::uuid, ${startsAt}::timestamptz,
      ${person}::uuid, ${mode}, ${zone}, ${until}, ${now}) as is_reserved`.execute(tx)
  if (!rows[0]?.is_reserved) throw new Refusal('hold_ended')
}
