import { erasedAfter } from '#contract/accounts/grace.ts'
import type { Role } from '#contract/accounts/role.ts'
import {
  type AccountMail,
  device as deviceWords,
  noticeMails,
  secondFactorMails,
} from '#copy/accounts/mail.ts'
import { accessTokenMail } from '#copy/accounts/security/access-token-mail.ts'
import { connectionMails } from '#copy/accounts/security/connection-mail.ts'
import { keptMail, leavingMail } from '#copy/accounts/security/leaving-mail.ts'
import { reinstatedMail, suspendedMail } from '#copy/accounts/suspension-mail.ts'
import { recordOpenedMail } from '#copy/health/opening-mail.ts'
import { cardMails } from '#copy/payments/card-mails.ts'
import { cardName } from '#copy/payments/card-name.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventBefore, type EventId, eventOf, type Recorded } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import type { Letter } from '#server/ground/post/mail.ts'
import { post } from '#server/ground/post/post.ts'
import type { healthEvents } from '#server/health/events.ts'
import type { paymentEvents } from '#server/payments/events.ts'
import type { profileEvents } from '#server/profiles/events.ts'
import type { accountEvents } from './events.ts'
import { addressAt, holderOf, type Reader, readerOf } from './reader.ts'
import { accountLetter, writeMoment } from './write-letter.ts'

/** After `account.registration_repeated`: somebody tried to register with an address that has an account. */
export const accountKnownAlready: Job<Event<'account_known_already'>> = async (house, eventId) => {
  const letter = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const owner = await readerOf(tx, event.subject_id)
    return owner?.confirmed_at ? knownAlreadyLetter(house, event, owner) : null
  })
  if (letter) await post(house, letter, 'strangers')
}

export const knownAlreadyLetter = (
  house: Pick<House, 'settings'>,
  { id, at }: Pick<Recorded, 'id' | 'at'>,
  { email, language }: Pick<Reader, 'email' | 'language'>,
): Letter =>
  accountLetter(house, {
    id: `${id}.account-known-already`,
    to: email,
    language,
    words: noticeMails.knownAlready(writeMoment(language, at)),
    why: 'holder',
    button: '/login',
    also: newPassword,
  })

export const accountPasswordChanged = notice('account_password_changed', ({ when, event }) => ({
  words: event.detail.by === 'reset' ? noticeMails.passwordReset(when) : noticeMails.passwordChanged(when),
  button: newPassword,
}))

export const accountAddressWarning = notice('account_address_warning', ({ when, newEmail }) => ({
  words: noticeMails.addressWarning(when, newEmail),
  button: newPassword,
}))

export const accountAddressChanged = notice('account_address_changed', ({ when, newEmail }) => ({
  words: noticeMails.addressChanged(when, newEmail),
}))

export const accountPhoneChanged = notice('account_phone_changed', ({ when, event, settings }) => ({
  words: event.detail.removed ? noticeMails.phoneRemoved(when) : noticeMails.phoneChanged(when),
  button: settings,
  also: newPassword,
}))

export const accountIbanChanged = notice('account_iban_changed', ({ when, event, settings }) => ({
  words: event.detail.removed ? noticeMails.ibanRemoved(when) : noticeMails.ibanChanged(when),
  button: settings,
  also: newPassword,
}))

export const accountCardAdded = notice('account_card_added', ({ when, event }) => ({
  words: cardMails.added(when, cardName(event.detail)),
  button: cardsPage,
  also: newPassword,
}))

export const accountCardRemoved = notice('account_card_removed', ({ when, event }) => ({
  words: cardMails.removed(when, cardName(event.detail)),
  button: cardsPage,
  also: newPassword,
}))

export const accountNewDevice = notice('account_new_device', ({ when, event, reader, settings }) => {
  const { browser, system } = event.detail
  const named = browser && system ? deviceWords.both(browser, system)[reader.language] : browser || system
  return {
    words: noticeMails.newDevice(when, named || deviceWords.unknown[reader.language]),
    button: settings,
    also: newPassword,
  }
})

export const accountSecondFactorChanged = notice(
  'account_second_factor_changed',
  ({ when, event, settings }) => {
    return { words: secondFactorWords[event.kind](when), button: settings, also: newPassword }
  },
)

export const accountConnectionChanged = notice(
  'account_connection_changed',
  ({ when, event, settings }, house) => {
    const { provider } = event.detail
    const name = house.settings.oidcProviders.find(({ id }) => id === provider)?.name ?? provider
    const words =
      event.kind === 'account.connected' ? connectionMails.connected : connectionMails.disconnected
    return { words: words(when, name), button: settings, also: newPassword }
  },
)

/** After `account.leaving`, while it can still be kept, and has not been, nor left once more since. */
export const accountLeaving = notice('account_leaving', ({ reader, event }) =>
  reader.erases_at?.getTime() === erasedAfter(event.at).getTime()
    ? {
        words: leavingMail(writeMoment(reader.language, erasedAfter(event.at), reader.zone)),
        button: '/login',
        also: newPassword,
      }
    : null,
)

export const accountKept = notice('account_kept', ({ when, settings }) => ({
  words: keptMail(when),
  button: settings,
  also: newPassword,
}))

/** Unless it has been lifted meanwhile. */
export const accountSuspended = notice('account_suspended', ({ when, suspendedFor }) =>
  suspendedFor === null ? null : { words: suspendedMail(when, suspendedFor) },
)

export const accountReinstated = notice('account_reinstated', ({ when, suspendedFor }) =>
  suspendedFor === null ? { words: reinstatedMail(when), button: '/login' } : null,
)

/** That it was opened and until when, without a word of what is in it. */
export const recordOpened = notice('record_opened', ({ when }) => ({
  words: recordOpenedMail(when),
  button: '/contact',
}))

export const accountAccessTokenMade = notice('account_access_token_made', ({ when, event, settings }) => ({
  words: accessTokenMail(when, event.detail.scope),
  button: settings,
  also: newPassword,
}))

const secondFactorWords: Record<
  Event<'account_second_factor_changed'>['kind'],
  (when: string) => AccountMail
> = {
  'account.second_factor_on': secondFactorMails.on,
  'account.second_factor_off': secondFactorMails.off,
  'account.second_factor_reset': secondFactorMails.reset,
  'account.recovery_codes_renewed': secondFactorMails.renewed,
  'account.recovery_code_used': secondFactorMails.used,
}

const newPassword = '/reset-password'
const cardsPage = '/patient/payment-methods'
const settingsOf: Record<Role, string> = {
  patient: '/patient/settings?tab=security',
  dietitian: '/dietitian/settings',
  admin: '/admin/settings',
}

/** Some of what a mail about the account tells of happens in the profile. */
type Noticed = typeof accountEvents &
  Pick<typeof healthEvents, 'record.opened'> &
  Pick<typeof profileEvents, 'profile.phone_changed'> &
  Pick<typeof paymentEvents, 'billing.iban_changed' | 'card.added' | 'card.removed'>
type Event<Name extends string> = EventBefore<Noticed, Name>

type NoticeFacts<E> = {
  event: E
  reader: Reader
  to: string
  when: string
  /** Where the security settings are, for the role that the reader starts in. */
  settings: string
  newEmail: string
  /** Why the account is suspended now; null where it is not. */
  suspendedFor: string | null
}

/** A mail that tells of what an event did to a confirmed account; none where nothing is left to tell. */
function notice<const Name extends string>(
  name: Name,
  say: (
    facts: NoticeFacts<Event<Name>>,
    house: House,
  ) => { words: AccountMail; button?: string; also?: string } | null,
): Job<Event<Name>> {
  return async (house, eventId) => {
    const facts = await house.db.as(system, (tx) => readFacts(tx, eventId))
    if (!facts) return
    const { to, reader } = facts
    const said = say(facts, house)
    if (!said) return
    await post(
      house,
      accountLetter(house, {
        id: `${eventId}.${name.replaceAll('_', '-')}`,
        to,
        language: reader.language,
        why: 'holder',
        onPurpose: [facts.newEmail],
        ...said,
      }),
      'security',
    )
  }
}

async function readFacts<E extends Recorded>(tx: Tx, eventId: EventId<E>): Promise<NoticeFacts<E> | null> {
  const event = await eventOf(tx, eventId)
  const reader = await holderOf(tx, event.subject_id)
  if (!reader?.confirmed_at) return null
  const primary = await tx
    .selectFrom('user_roles')
    .select('role_type')
    .where('user_id', '=', reader.id)
    .where('is_primary', '=', true)
    .executeTakeFirst()
  return {
    event,
    reader,
    to: await addressAt(tx, reader, event.at),
    when: writeMoment(reader.language, event.at, reader.zone),
    settings: settingsOf[primary?.role_type as Role] ?? settingsOf.patient,
    newEmail: await newAddressIn(tx, event),
    suspendedFor: await suspendedFor(tx, reader.id),
  }
}

async function suspendedFor(tx: Tx, id: string): Promise<string | null> {
  const open = await tx
    .selectFrom('suspensions')
    .select('reason')
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return open?.reason ?? null
}

async function newAddressIn(tx: Tx, { detail }: Recorded): Promise<string> {
  if (!('token' in detail) || typeof detail.token !== 'string') return ''
  const asked = await tx
    .selectFrom('account_tokens')
    .select('new_email')
    .where('id', '=', detail.token)
    .executeTakeFirst()
  return asked?.new_email ?? ''
}
