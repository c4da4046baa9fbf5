import { sql } from 'kysely'
import type { Person } from '#contract/accounts/people.ts'
import type { Role } from '#contract/accounts/role.ts'
import type { Language } from '#contract/language.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { joinNames, nameOf, phone } from '#server/profiles/facts.ts'
import { outranksActor } from '../facts.ts'
import { type PersonColumns, personColumns, viewPersonRow } from './person-columns.ts'

type Row = PersonColumns & {
  phone: string | null
  language: Language
  confirmed_at: Date | null
  leaving_at: Date | null
  suspended_at: Date | null
  second_factor: boolean
  above_actor: boolean
  for_support: boolean
  suspension: { at: string; reason: string; by: string | null } | null
  sessions: {
    id: string
    browser: string | null
    system: string | null
    role: Role
    startedAt: string
    seenAt: string
  }[]
}

/** An account as admins see it: nothing about health. */
export async function viewPerson(tx: Tx, actor: Actor, id: string, now: Date): Promise<Person> {
  const { rows } = await sql<Row>`
    select ${personColumns}, ${phone}, users.language, users.confirmed_at, users.leaving_at, users.suspended_at,
      exists (select from second_factors where user_id = users.id and confirmed_at is not null) as second_factor,
      ${outranksActor(sql`users.id`)} as above_actor, app.has_duty('support') as for_support,
      (select json_build_object('at', at, 'reason', reason, 'by', ${nameOf(sql`by_id`)})
        from suspensions where user_id = users.id and ended_at is null) as suspension,
      (select coalesce(json_agg(json_build_object('id', id, 'browser', browser, 'system', system, 'role', active_role,
          'startedAt', started_at, 'seenAt', seen_at) order by seen_at desc, id), '[]')
        from sessions where user_id = users.id and expires_at > ${now}) as sessions
    from users ${joinNames(sql`users.id`)}
    where users.id = ${id}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  const { status, suspended_at, suspension } = row
  const isOther = !isSelf(actor, id)
  const isSupport = row.for_support
  const mayJudge = isSupport && isOther && !row.above_actor
  return {
    ...viewPersonRow(row),
    phone: row.phone,
    language: row.language,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    leavingAt: row.leaving_at?.toISOString() ?? null,
    secondFactor: row.second_factor,
    suspension: suspended_at && {
      at: suspended_at.toISOString(),
      reason: suspension?.reason ?? null,
      by: suspension?.by ?? null,
    },
    sessions: row.sessions.map((each) => ({
      ...each,
      startedAt: new Date(each.startedAt).toISOString(),
      seenAt: new Date(each.seenAt).toISOString(),
    })),
    may: {
      suspend: mayJudge && (status === 'active' || status === 'unconfirmed'),
      reinstate: mayJudge && status === 'suspended',
      signOut: isSupport && isOther && row.sessions.length > 0,
      sendConfirmation: isSupport && status === 'unconfirmed',
      sendReset: isSupport && status === 'active',
    },
  }
}

/** Changes to a person's roles or ways to sign in lock this row first, so they run one after the other. */
export async function lockPerson(
  tx: Tx,
  id: string,
): Promise<{ confirmed_at: Date | null; suspended_at: Date | null; language: string; email: string }> {
  const person = await tx
    .selectFrom('users')
    .select(['confirmed_at', 'suspended_at', 'language', 'email'])
    .where('id', '=', id)
    .where('leaving_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) throw new Refusal('not_found')
  return person
}
