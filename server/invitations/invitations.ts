import { type RawBuilder, sql } from 'kysely'
import {
  addressesIn,
  type Connected,
  type Invitations,
  type Invited,
  type inviteByEmail as inviteRoute,
  type readInvitations as readRoute,
  type removeInvitationLink as removeRoute,
  type renewInvitationLink as renewRoute,
  type withdrawInvitation as withdrawRoute,
} from '#contract/invitations.ts'
import { isListed } from '#server/directory/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isPatientWithAccount, nameOfPatient, otherNameOfPatient } from '#server/patients/facts.ts'
import { platformSetting } from '#server/platform/facts.ts'
import { record } from './events.ts'

const day = 86_400_000

export const readInvitations: Read<typeof readRoute, Row> = (actor, _input, now, house) => ({
  query: () => invitationsOf(actor, now),
  view: ([row]) => viewInvitations(row, house),
})

export const renewInvitationLink: Verb<typeof renewRoute> = async (tx, actor, _input, now, house) => {
  await assertListed(tx, actor, now)
  await removeLink(tx, actor)
  await tx
    .insertInto('practice_invitations')
    .values({ dietitian_id: actor.id, language: actor.language, made_at: now })
    .execute()
  return loadInvitations(tx, actor, now, house)
}

export const removeInvitationLink: Verb<typeof removeRoute> = async (tx, actor, _input, now, house) => {
  await removeLink(tx, actor)
  return loadInvitations(tx, actor, now, house)
}

/** The answer does not say which addresses are known, or refuse invitations. */
export const inviteByEmail: Verb<typeof inviteRoute> = async (
  tx,
  actor,
  { emails, language },
  now,
  house,
) => {
  await assertListed(tx, actor, now)
  // In the same order for all, so that no two requests wait for each other.
  for (const email of addressesIn(emails).toSorted()) {
    const { rows } = await sql<{ id: string }>`
      insert into practice_invitations as known (dietitian_id, email, language, made_at)
        values (${actor.id}, ${email}, ${language}, ${now})
        on conflict (dietitian_id, email) do update set language = excluded.language, made_at = excluded.made_at
          where known.refused_at is null and known.made_at < ${new Date(now.getTime() - day)}
        returning id`.execute(tx)
    if (rows[0]) await record(tx, actor, 'invitation.sent', rows[0].id, now)
  }
  return loadInvitations(tx, actor, now, house)
}

export const withdrawInvitation: Verb<typeof withdrawRoute> = async (tx, actor, { id }, now, house) => {
  const { numDeletedRows } = await tx
    .deleteFrom('practice_invitations')
    .where('id', '=', id)
    .where('dietitian_id', '=', actor.id)
    .where('email', 'is not', null)
    .where('refused_at', 'is', null)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  return loadInvitations(tx, actor, now, house)
}

async function assertListed(tx: Tx, { id }: Actor, now: Date): Promise<void> {
  const { rows } = await sql<{ is_listed: boolean }>`select ${isListed(id, now)} as is_listed`.execute(tx)
  if (!rows[0]?.is_listed) throw new Refusal('not_listed')
}

const removeLink = (tx: Tx, { id }: Actor) =>
  tx.deleteFrom('practice_invitations').where('dietitian_id', '=', id).where('email', 'is', null).execute()

type Row = {
  may_invite: boolean
  link: string | null
  own_fee_percent: number | null
  invited: Invited[] | null
  connected: Connected[] | null
}

const loadInvitations = async (tx: Tx, actor: Actor, now: Date, house: House): Promise<Invitations> =>
  viewInvitations((await invitationsOf(actor, now).execute(tx)).rows[0], house)

const invitationsOf = ({ id }: Actor, now: Date): RawBuilder<Row> => sql<Row>`
    select ${isListed(id, now)} as may_invite,
      (select practice_invitations.id from practice_invitations where dietitian_id = ${id}::uuid and email is null) as link,
      (select case when ${platformSetting('takes_payments')} then ${platformSetting('own_fee_percent')} end) as own_fee_percent,
      (select json_agg(invited) from (
        select practice_invitations.id, email, ${isoTime('made_at')} as "sentAt" from practice_invitations
          where dietitian_id = ${id}::uuid and email is not null and refused_at is null
          order by made_at desc, practice_invitations.id limit 200) as invited) as invited,
      (select json_agg(connected) from (
        select patient_id as id, ${nameOfPatient(sql`patient_id`)} as name, ${otherNameOfPatient(sql`patient_id`)} as "otherName",
            ${isoTime('connected_at')} as "connectedAt", is_own as "isOwn" from patient_connections
          where dietitian_id = ${id}::uuid and ${isPatientWithAccount(sql`patient_id`)}
          order by connected_at desc, patient_id limit 500) as connected) as connected`

function viewInvitations(row: Row | undefined, { keys }: Pick<House, 'keys'>): Invitations {
  if (!row) throw new Error('the platform has no settings')
  return {
    mayInvite: row.may_invite,
    link: row.link && keys.sign(linkPurpose, row.link),
    ownFeePercent: row.own_fee_percent,
    invited: row.invited ?? [],
    connected: row.connected ?? [],
  }
}

export const linkPurpose = 'invitation'

const isoTime = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
