import type { Role } from '#contract/accounts/role.ts'
import type { AccountMail } from '#copy/accounts/mail.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import {
  type EventId,
  type EventOfJob,
  eventOf,
  type Kinds,
  type Recorded,
} from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { emailAt, loadReaderInGrace, type Reader } from './reader.ts'
import { accountLetter, writeMoment } from './write-letter.ts'

export const resetPasswordPath = '/reset-password'
const settingsOf: Record<Role, string> = {
  patient: '/patient/settings?tab=security',
  dietitian: '/dietitian/settings',
  admin: '/admin/settings',
}

type NoticeFacts<E> = {
  event: E
  reader: Reader
  to: string
  when: string
  /** The path of the security settings, for the role that the reader starts in. */
  settings: string
  newEmail: string
  /** The reason for the current suspension; null if the account is not suspended. */
  suspendedFor: string | null
}

/** Jobs that send emails about these events to confirmed accounts; nothing is sent if `say` returns null. */
export const accountNotices =
  <Noticed extends Kinds>() =>
  <const Name extends string>(
    name: Name,
    say: (
      facts: NoticeFacts<Extract<EventOfJob<Noticed, Name>, Recorded>>,
      house: House,
    ) => { words: AccountMail; button?: string; also?: string } | null,
  ): Job<Extract<EventOfJob<Noticed, Name>, Recorded>> =>
  async (house, eventId) => {
    const facts = await house.db.as(system, (tx) => readFacts(tx, eventId))
    if (!facts) return
    const { to, reader } = facts
    const said = say(facts, house)
    if (!said) return
    await sendLetter(
      house,
      accountLetter(house, {
        id: `${eventId}.${name.replaceAll('_', '-')}`,
        to,
        language: reader.language,
        greeting: reader.greeting,
        why: 'holder',
        onPurpose: [facts.newEmail],
        ...said,
      }),
      'security',
    )
  }

async function readFacts<E extends Recorded>(tx: Tx, eventId: EventId<E>): Promise<NoticeFacts<E> | null> {
  const event = await eventOf(tx, eventId)
  const reader = await loadReaderInGrace(tx, event.subject_id)
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
    to: await emailAt(tx, reader, event.at),
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
