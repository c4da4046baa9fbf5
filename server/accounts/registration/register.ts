import type { register as route } from '#contract/accounts/registration.ts'
import type { InputOf } from '#contract/route.ts'
import { giveConsent } from '#server/consents/give-consent.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { proveNewPerson } from '#server/ground/data/prove.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { trySpend } from '#server/ground/http/limits.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { assertPossiblePhone } from '#server/ground/post/possible-phone.ts'
import type { HealthAnswers } from '#server/health/answers.ts'
import { saveOwnAnswers } from '#server/health/own-figures.ts'
import { takesRegistrations } from '#server/platform/facts.ts'
import { openProfile } from '#server/profiles/open-profile.ts'
import { splitName } from '#server/profiles/split-name.ts'
import { record } from '../events.ts'
import { perMailbox } from '../limits.ts'
import { accountAt } from '../load.ts'
import { hashPassword } from '../passwords.ts'
import { openPractice } from '../people/open-practice.ts'
import { sealRedirect } from '../sealed-redirect.ts'
import { randomSecret } from '../sign-in/open-session.ts'
import { assertStrong } from '../weak-password.ts'

type Input = InputOf<typeof route>
export type RegistrationReady = { hash: string; mayMail: boolean; device: string }

/** An existing account is never changed: its owner gets an email, and the caller the same answer as always. */
export const register: Verb<typeof route, RegistrationReady> = async (
  tx,
  actor,
  input,
  now,
  house,
  { ready, address },
) => {
  const kind = input.form === 'dietitian' ? 'dietitians' : 'patients'
  if (!(await takesRegistrations(tx, kind))) throw new Refusal('registration_closed')
  const known = await accountAt(tx, input.email)
  if (known?.confirmed_at) {
    if (ready.mayMail) await record(tx, actor, 'account.registration_repeated', known.id, now)
    return { done: true }
  }
  const role = input.form === 'dietitian' ? 'dietitian' : 'patient'
  const facts = { ...namesOf(input), ...factsIn(input) }
  const id = await openUnconfirmed(tx, actor, { email: input.email, role, ...ready }, facts, now)
  const consent = { userId: id, language: actor.language, method: 'registration', address }
  await giveConsent(tx, house, { ...consent, purpose: 'terms' }, now)
  if (input.form === 'dietitian') await openPractice(tx, id, input, now)
  if (input.form === 'patient' && input.healthConsent) {
    await giveConsent(tx, house, { ...consent, purpose: 'health' }, now)
    await keepHealth(tx, house, actor, id, input, now)
  }
  await record(tx, actor, 'account.registered', id, now, {
    language: actor.language,
    mail: ready.mayMail,
    ...(input.redirectTo && { way: sealRedirect(house.keys, id, input.redirectTo) }),
  })
  return { done: true }
}

type Opened = Pick<RegistrationReady, 'hash' | 'device'> & { email: string; role: 'patient' | 'dietitian' }

/** An account that cannot be used until its address is confirmed, with its profile. Returns its id. */
export async function openUnconfirmed(
  tx: Tx,
  actor: Actor,
  { email, hash, device, role }: Opened,
  profile: Parameters<typeof openProfile>[2],
  now: Date,
): Promise<string> {
  const id = await proveNewPerson(tx)
  await tx
    .insertInto('users')
    .values({
      id,
      email,
      password_hash: hash,
      language: actor.language,
      created_at: now,
      opened_from_hash: hashToken(device),
    })
    .execute()
  await tx
    .insertInto('user_roles')
    .values({ user_id: id, role_type: role, is_primary: true, granted_at: now, granted_by: actor.id })
    .execute()
  await openProfile(tx, id, profile, now)
  return id
}

/** Hashing takes most of the time, so it is done for a known address too. The cookie marks the registering browser. */
export async function prepareRegistration(
  house: House,
  input: Input,
  { cookies }: Caller,
): Promise<RegistrationReady> {
  if (input.form !== 'simple')
    await assertPossiblePhone('phoneNumber', input.phoneNumber, 'wizard_phone_too_short')
  else if (input.phone) await assertPossiblePhone('phone', input.phone)
  const { firstName, lastName } = namesOf(input)
  await assertStrong(input.password, { email: input.email, names: [firstName, lastName] })
  const mayMail = await trySpend(house, perMailbox.confirmation, input.email)
  const device = cookies.device ?? randomSecret()
  if (!cookies.device) cookies.setDevice(device)
  return { hash: await hashPassword(input.password), mayMail, device }
}

const namesOf = (input: Input): { firstName: string; lastName?: string } =>
  input.form === 'simple' ? { firstName: input.firstName, lastName: input.lastName } : splitName(input.name)

const factsIn = (input: Input) =>
  input.form === 'simple'
    ? { phone: input.phone }
    : { phone: input.phoneNumber, gender: input.gender, dateOfBirth: input.dateOfBirth }

async function keepHealth(
  tx: Tx,
  house: House,
  actor: Actor,
  id: string,
  input: Extract<Input, { form: 'patient' }>,
  now: Date,
) {
  const { height, weight, goalWeight, medicalConditions, allergies, dietaryPreferences } = input
  const answers: HealthAnswers = {
    medicalConditions: medicalConditions || undefined,
    allergies: allergies || undefined,
    dietaryPreferences,
  }
  await saveOwnAnswers(tx, house, actor, id, { answers, figures: { height, weight, goalWeight } }, now)
}
