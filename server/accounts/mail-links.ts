import { sql } from 'kysely'
import { type AccountMail, linkMails } from '#copy/accounts/mail.ts'
import { letter } from '#copy/letter.ts'
import { visitorMails } from '#copy/visitors/mail.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventId, type EventOfJob, eventOf, type Recorded } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { hashToken } from '#server/ground/http/session.ts'
import type { Letter } from '#server/ground/post/mail.ts'
import { type Budget, sendLetter } from '#server/ground/post/send-within-budget.ts'
import type { accountEvents } from './events.ts'
import { accountAt } from './load.ts'
import { alreadyRegisteredLetter } from './mail-notices.ts'
import { loadReader, loadReaderInGrace } from './reader.ts'
import { openRedirect } from './sealed-redirect.ts'
import { voidTokens } from './void-tokens.ts'
import { wordsOfReservation } from './words-of-reservation.ts'
import { accountLetter, writeMoment } from './write-letter.ts'

type Event<Job extends string> = EventOfJob<typeof accountEvents, Job>
type Kind = keyof typeof accountEvents

const minute = 60_000
const day = 24 * 60 * minute

/** After a registration, or a request to send the email again: the link that opens the account. */
export const accountConfirmation: Job<Event<'account_confirmation'>> = async (house, eventId) => {
  await send(house, eventId, async (tx, event) => {
    const reader = await loadReader(tx, event.subject_id)
    if (!reader || reader.confirmed_at) return null
    if (event.kind === 'account.registered' && !event.detail.mail) return null
    if (!(await isLast(tx, event, confirmationKinds))) return null
    const made = await makeLink(tx, house, 'confirmation', event, day, await wayOnOf(tx, house, event))
    if (!made) return null
    const { language } = event.detail
    return accountLetter(house, {
      id: `${eventId}.account-confirmation`,
      to: reader.email,
      language,
      greeting: reader.greeting,
      words: await confirmationWords(tx, event, made.until, house.clock.now()),
      why: 'entered',
      button: `/confirm-email?token=${made.token}`,
    })
  })
}

/** A visitor who has chosen a time reads which, and until when it is reserved. */
async function confirmationWords(
  tx: Tx,
  { subject_id, at, detail: { language } }: Event<'account_confirmation'>,
  until: Date,
  now: Date,
): Promise<AccountMail> {
  const reserved = await wordsOfReservation(tx, language, subject_id, now)
  return reserved
    ? visitorMails.confirmation(
        reserved.dietitian,
        reserved.at,
        reserved.reservedUntil,
        writeMoment(language, until),
      )
    : linkMails.confirmation(writeMoment(language, at), writeMoment(language, until))
}

/** After `account.reset_asked`: the link that sets a new password. */
export const accountReset: Job<Event<'account_reset'>> = async (house, eventId) => {
  await send(
    house,
    eventId,
    async (tx, event) => {
      const reader = await loadReaderInGrace(tx, event.subject_id)
      if (!reader || !(await isLast(tx, event, ['account.reset_asked']))) return null
      const made = await makeLink(tx, house, 'reset', event, 30 * minute)
      if (!made) return null
      const { email, language, zone, greeting } = reader
      return accountLetter(house, {
        id: `${eventId}.account-reset`,
        to: email,
        language,
        greeting,
        words: linkMails.reset(
          writeMoment(language, event.at, zone),
          writeMoment(language, made.until, zone),
        ),
        why: 'holder',
        button: `/reset-password?token=${made.token}`,
      })
    },
    'security',
  )
}

/** After `account.address_asked`: the link that confirms the new address, or a notice to the account that has it. */
export const accountNewAddress: Job<Event<'account_new_address'>> = async (house, eventId) => {
  const now = house.clock.now()
  await send(house, eventId, async (tx, event) => {
    const reader = await loadReader(tx, event.subject_id)
    const asked = await tx
      .selectFrom('account_tokens')
      .select(['id', 'new_email', 'expires_at'])
      .where('id', '=', event.detail.token)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (!reader || !asked?.new_email) return null
    const holder = await accountAt(tx, asked.new_email)
    if (holder?.confirmed_at) {
      const owner = await loadReader(tx, holder.id)
      return owner && alreadyRegisteredLetter(house, event, owner)
    }
    const { language } = reader
    return accountLetter(house, {
      id: `${eventId}.account-new-address`,
      to: asked.new_email,
      language,
      // The address is not confirmed yet.
      greeting: letter.hello,
      words: linkMails.newAddress(writeMoment(language, event.at), writeMoment(language, asked.expires_at)),
      why: 'entered',
      button: `/confirm-new-email?token=${house.keys.token('new_address', asked.id)}`,
    })
  })
}

const confirmationKinds: readonly Kind[] = ['account.registered', 'account.confirmation_asked']

async function send<E extends Recorded>(
  house: House,
  eventId: EventId<E>,
  write: (tx: Tx, event: E) => Promise<Letter | null>,
  budget: Budget = 'strangers',
): Promise<void> {
  const letter = await house.db.as(system, async (tx) => write(tx, await eventOf(tx, eventId)))
  if (letter) await sendLetter(house, letter, budget)
}

/** Of several requests whose email has not been sent yet, only the last gets one. */
async function isLast(tx: Tx, { id, subject_id }: Recorded, kinds: readonly Kind[]): Promise<boolean> {
  const later = await tx
    .selectFrom('events')
    .select('id')
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', subject_id)
    .where('kind', 'in', kinds)
    .where('id', '>', id)
    .where(sql<boolean>`detail->>'mail' is distinct from 'false'`)
    .executeTakeFirst()
  return !later
}

/** The path that the person was heading for: the latest that came with a registration or a resend request. */
async function wayOnOf(tx: Tx, { keys }: House, { id, subject_id }: Recorded): Promise<string | null> {
  const said = await tx
    .selectFrom('events')
    .select(sql<string>`detail->>'way'`.as('way'))
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', subject_id)
    .where('kind', 'in', confirmationKinds)
    .where('id', '<=', id)
    .where(sql<boolean>`detail->>'way' is not null`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return said ? openRedirect(keys, subject_id, said.way) : null
}

/**
 * Made once per event, however often its job runs; earlier links stop working. Null if the link can no longer be
 * used.
 */
async function makeLink(
  tx: Tx,
  { keys, clock }: House,
  purpose: 'confirmation' | 'reset',
  { id, subject_id }: Recorded,
  lasts: number,
  redirectTo: string | null = null,
): Promise<{ token: string; until: Date } | null> {
  const now = clock.now()
  const token = keys.token(purpose, id)
  await tx
    .insertInto('account_tokens')
    .values({
      id,
      user_id: subject_id,
      purpose,
      token_hash: hashToken(token),
      made_at: now,
      expires_at: new Date(now.getTime() + lasts),
      redirect_to: redirectTo,
    })
    .onConflict((made) => made.doNothing())
    .execute()
  await voidTokens(tx, subject_id, [purpose], now, id)
  const usable = await tx
    .selectFrom('account_tokens')
    .select('expires_at')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return usable ? { token, until: usable.expires_at } : null
}
