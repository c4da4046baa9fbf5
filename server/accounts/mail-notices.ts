import { erasedAfter } from '#contract/accounts/grace.ts'
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
import { visitorMails } from '#copy/visitors/mail.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf, type Recorded } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import type { Letter } from '#server/ground/post/mail.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import type { healthEvents } from '#server/health/events.ts'
import type { profileEvents } from '#server/profiles/events.ts'
import { accountNotices, resetPasswordPath } from './account-notices.ts'
import type { accountEvents } from './events.ts'
import { loadReader, type Reader } from './reader.ts'
import { wordsOfReservation } from './words-of-reservation.ts'
import { accountLetter, writeMoment } from './write-letter.ts'

/** Some emails about an account report events of the profile or the health record. */
type Noticed = typeof accountEvents &
  Pick<typeof healthEvents, 'record.opened'> &
  Pick<typeof profileEvents, 'profile.phone_changed'>
type Event<Name extends string> = EventOfJob<Noticed, Name>

const notice = accountNotices<Noticed>()

/** After `account.registration_repeated`: an attempt to register with an address that has an account. */
export const accountKnownAlready: Job<Event<'account_known_already'>> = async (house, eventId) => {
  const letter = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const owner = await loadReader(tx, event.subject_id)
    if (!owner?.confirmed_at) return null
    const reserved = await wordsOfReservation(tx, owner.language, owner.id, house.clock.now())
    return reserved
      ? accountLetter(house, {
          id: `${event.id}.account-known-already`,
          to: owner.email,
          language: owner.language,
          greeting: owner.greeting,
          words: visitorMails.known(reserved.dietitian, reserved.at, reserved.reservedUntil),
          why: 'holder',
          button: `/login?redirectTo=${encodeURIComponent(reserved.path)}`,
          also: resetPasswordPath,
        })
      : alreadyRegisteredLetter(house, event, owner)
  })
  if (letter) await sendLetter(house, letter, 'strangers')
}

export const alreadyRegisteredLetter = (
  house: Pick<House, 'settings'>,
  { id, at }: Pick<Recorded, 'id' | 'at'>,
  { email, language, greeting }: Pick<Reader, 'email' | 'language' | 'greeting'>,
): Letter =>
  accountLetter(house, {
    id: `${id}.account-known-already`,
    to: email,
    language,
    greeting,
    words: noticeMails.knownAlready(writeMoment(language, at)),
    why: 'holder',
    button: '/login',
    also: resetPasswordPath,
  })

export const accountPasswordChanged = notice('account_password_changed', ({ when, event }) => ({
  words: event.detail.by === 'reset' ? noticeMails.passwordReset(when) : noticeMails.passwordChanged(when),
  button: resetPasswordPath,
}))

export const accountAddressWarning = notice('account_address_warning', ({ when, newEmail }) => ({
  words: noticeMails.addressWarning(when, newEmail),
  button: resetPasswordPath,
}))

export const accountAddressChanged = notice('account_address_changed', ({ when, newEmail }) => ({
  words: noticeMails.addressChanged(when, newEmail),
}))

export const accountPhoneChanged = notice('account_phone_changed', ({ when, event, settings }) => ({
  words: event.detail.removed ? noticeMails.phoneRemoved(when) : noticeMails.phoneChanged(when),
  button: settings,
  also: resetPasswordPath,
}))

export const accountNewDevice = notice('account_new_device', ({ when, event, reader, settings }) => {
  const { browser, system } = event.detail
  const named = browser && system ? deviceWords.both(browser, system)[reader.language] : browser || system
  return {
    words: noticeMails.newDevice(when, named || deviceWords.unknown[reader.language]),
    button: settings,
    also: resetPasswordPath,
  }
})

export const accountSecondFactorChanged = notice(
  'account_second_factor_changed',
  ({ when, event, settings }) => {
    return { words: secondFactorWords[event.kind](when), button: settings, also: resetPasswordPath }
  },
)

export const accountConnectionChanged = notice(
  'account_connection_changed',
  ({ when, event, settings }, house) => {
    const { provider } = event.detail
    const name = house.settings.oidcProviders.find(({ id }) => id === provider)?.name ?? provider
    const words =
      event.kind === 'account.connected' ? connectionMails.connected : connectionMails.disconnected
    return { words: words(when, name), button: settings, also: resetPasswordPath }
  },
)

/** After `account.leaving`, unless that closure has been undone, replaced by a later one, or become final. */
export const accountLeaving = notice('account_leaving', ({ reader, event }) =>
  reader.erases_at?.getTime() === erasedAfter(event.at).getTime()
    ? {
        words: leavingMail(writeMoment(reader.language, erasedAfter(event.at), reader.zone)),
        button: '/login',
        also: resetPasswordPath,
      }
    : null,
)

export const accountKept = notice('account_kept', ({ when, settings }) => ({
  words: keptMail(when),
  button: settings,
  also: resetPasswordPath,
}))

/** Not sent if the suspension has been lifted meanwhile. */
export const accountSuspended = notice('account_suspended', ({ when, suspendedFor }) =>
  suspendedFor === null ? null : { words: suspendedMail(when, suspendedFor) },
)

export const accountReinstated = notice('account_reinstated', ({ when, suspendedFor }) =>
  suspendedFor === null ? { words: reinstatedMail(when), button: '/login' } : null,
)

/** States that the record was opened and for how long, but nothing of its content. */
export const recordOpened = notice('record_opened', ({ when }) => ({
  words: recordOpenedMail(when),
  button: '/contact',
}))

export const accountAccessTokenMade = notice('account_access_token_made', ({ when, event, settings }) => ({
  words: accessTokenMail(when, event.detail.scope),
  button: settings,
  also: resetPasswordPath,
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
