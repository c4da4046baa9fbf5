import { sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'
import type {
  readInvitation as readRoute,
  refuseInvitations as refuseRoute,
} from '#contract/invitation-links.ts'
import type {
  acceptInvitation as acceptRoute,
  endConnection as endRoute,
  InvitationConnection,
  readInvitationAsPatient as readAsPatientRoute,
} from '#contract/invitations.ts'
import { hasJoinedSince } from '#server/accounts/facts.ts'
import { hasEverBooked } from '#server/appointments/facts/conditions.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import { prove } from '#server/ground/data/prove.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { hasChosenPackage } from '#server/money/packages/facts.ts'
import { record } from './events.ts'
import { linkPurpose } from './invitations.ts'

/** Somebody who registered this recently, and has never booked, came because of the invitation. */
const newFor = 3 * 86_400_000

export const readInvitation: Verb<typeof readRoute> = async (tx, _actor, { token }, now, house) => {
  const sender = await senderOf(tx, token, now, house)
  return { dietitian: viewDietitian(sender), isMailed: sender.is_mailed }
}

export const readInvitationAsPatient: Verb<typeof readAsPatientRoute> = async (
  tx,
  actor,
  { token },
  now,
  house,
) => viewConnection(tx, actor, await senderOf(tx, token, now, house))

export const acceptInvitation: Verb<typeof acceptRoute> = async (tx, actor, { token }, now, house) => {
  const sender = await senderOf(tx, token, now, house)
  const dietitian = sender.dietitian_id
  if (isSelf(actor, dietitian)) throw new Refusal('cannot_book_yourself')
  const patient = sql`${actor.id}::uuid`
  const { rows } = await sql<{ is_own: boolean }>`
    insert into patient_connections (dietitian_id, patient_id, is_own, connected_at)
      select ${dietitian}::uuid, ${patient}, ${hasJoinedSince(patient, new Date(now.getTime() - newFor))}
        and not ${hasEverBooked(patient)} and not ${hasChosenPackage(patient)}, ${now}::timestamptz
      on conflict do nothing returning is_own`.execute(tx)
  const [connected] = rows
  if (connected) {
    // A link is for many; what came by email is used up.
    await tx
      .deleteFrom('practice_invitations')
      .where('id', '=', sender.id)
      .where('email', 'is not', null)
      .where('refused_at', 'is', null)
      .execute()
    await record(tx, actor, 'invitation.accepted', actor.id, now, { dietitian, isOwn: connected.is_own })
  }
  return { dietitian: viewDietitian(sender), isConnected: true }
}

export const endConnection: Verb<typeof endRoute> = async (tx, actor, { id }, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('patient_connections')
    .where('dietitian_id', '=', id)
    .where('patient_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'invitation.connection_ended', actor.id, now, { dietitian: id })
  return { done: true }
}

/** For all dietitians: whoever does not want one invitation rarely wants the next. */
export const refuseInvitations: Verb<typeof refuseRoute> = async (tx, _actor, { token }, now, { keys }) => {
  const id = keys.idIn(linkPurpose, token)
  if (id === null) throw new Refusal('not_found')
  await prove(tx, id)
  const { numUpdatedRows } = await tx
    .updateTable('practice_invitations')
    .set({ refused_at: now })
    .where('id', '=', id)
    .where('email', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
  return { done: true }
}

type Sender = {
  id: string
  dietitian_id: string
  is_mailed: boolean
  name: string
  other_name: string | null
  title: string
  other_title: string | null
}

/** A forged token, a withdrawn invitation and a dietitian without a licence look the same. */
async function senderOf(tx: Tx, token: string, now: Date, { keys }: Pick<House, 'keys'>): Promise<Sender> {
  const id = keys.idIn(linkPurpose, token)
  const sender = id === null ? undefined : await loadSender(tx, id, now)
  if (!sender) throw new Refusal('not_found')
  return sender
}

/** Whoever knows the id of an invitation sees its sender, as long as patients can find the sender. */
export async function loadSender(tx: Tx, id: string, now: Date): Promise<Sender | undefined> {
  await prove(tx, id)
  const { rows } = await sql<Sender>`
    select * from proven_invitations where licensed_until >= ${todayInRiyadh(now)}::date`.execute(tx)
  return rows[0]
}

async function viewConnection(tx: Tx, { id }: Actor, sender: Sender): Promise<InvitationConnection> {
  const known = await tx
    .selectFrom('patient_connections')
    .select('patient_id')
    .where('dietitian_id', '=', sender.dietitian_id)
    .where('patient_id', '=', id)
    .executeTakeFirst()
  return { dietitian: viewDietitian(sender), isConnected: known !== undefined }
}

const viewDietitian = ({ dietitian_id: id, name, other_name, title, other_title }: Sender) => ({
  id,
  name,
  otherName: other_name,
  title,
  otherTitle: other_title,
})
