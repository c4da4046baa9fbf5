import { sql } from 'kysely'
import type {
  AbsenceClaim,
  decideAbsenceClaim as decideRoute,
  listAbsenceClaims as listRoute,
  readAbsenceClaim as readRoute,
} from '#contract/appointments/absence-claims.ts'
import type { Attendance, Party } from '#contract/appointments/appointment.ts'
import type { Mode } from '#contract/practice-options.ts'
import type { InputOf, OutputOf } from '#contract/route.ts'
import { firstJoinedAt } from '#server/calls/facts.ts'
import { system } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import { openPersonKey, sealedKeyColumn } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { cursorRow, microsOf, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import { lockAppointments, withClaim } from '../load.ts'
import { isOwnCall } from '../meeting-link.ts'
import { statementBinding } from './claim.ts'
import { decideClaim } from './settle-claim.ts'

type Side = {
  id: string | null
  name: string | null
  other_name: string | null
  says: Attendance | null
  words: string | null
  key: string | null
  joined_at: string | null
}
type Row = {
  id: string
  service_name: string
  other_service_name: string | null
  starts_at: Date
  mode: Mode
  meeting_link: string | null
  paid_halalas: number
  opened_by: Party | 'platform'
  opened_at: Date
  ends_at: Date
  for_admins_at: Date | null
  decided_as: Attendance | null
  decided_at: Date | null
  micros: string
  patient: Side
  dietitian: Side
}

const pageSize = 50

const sideOf = (party: Party) => {
  const person = sql.ref(`appointments.${party}_id`)
  return sql`json_build_object('id', ${person}, 'name', ${nameOf(person)}, 'other_name', ${otherNameOf(person)},
      'says', ${sql.ref(`${party}_says`)}, 'words', encode(${sql.ref(`${party}_words_sealed`)}, 'base64'),
      'key', encode(${sealedKeyColumn(person)}, 'base64'), 'joined_at', ${firstJoinedAt(sql`appointments.id`, party)})`
}

const claims = sql`
  select appointments.id, service_name, other_service_name, starts_at, mode, meeting_link, paid_halalas, opened_by, opened_at,
      absence_claims.ends_at, for_admins_at, decided_as, decided_at, ${microsOf(sql`opened_at`)} as micros,
      ${sideOf('patient')} as patient, ${sideOf('dietitian')} as dietitian
    from absence_claims join appointments on appointments.id = appointment_id`

const inState = {
  for_admins: sql`decided_at is null and for_admins_at is not null`,
  open: sql`decided_at is null`,
  decided: sql`decided_at is not null`,
  all: sql`true`,
}

/** Admins see no more of an appointment than they need for the decision. */
export async function prepareAbsenceClaims(
  house: House,
  { state, after }: InputOf<typeof listRoute>,
): Promise<OutputOf<typeof listRoute>> {
  const rows = await house.db.read(
    system,
    () => sql<Row>`
      ${claims}
        where ${inState[state ?? 'all']}
          and ${after ? sql`(opened_at, appointment_id) < ${cursorRow(readCursor(after))}` : sql`true`}
        order by opened_at desc, appointment_id desc limit ${pageSize + 1}`,
  )
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  return { claims: shown.map((row) => viewClaim(row, house)), after: last ? writeCursor(last) : null }
}

export async function prepareAbsenceClaim(
  house: House,
  { id }: InputOf<typeof readRoute>,
): Promise<OutputOf<typeof readRoute>> {
  const [row] = await house.db.read(system, () => sql<Row>`${claims} where appointment_id = ${id}::uuid`)
  if (!row) throw new Refusal('not_found')
  return { claim: viewClaim(row, house) }
}

const viewClaim = (row: Row, house: House): AbsenceClaim => ({
  appointment: row.id,
  serviceName: row.service_name,
  otherServiceName: row.other_service_name,
  startsAt: row.starts_at.toISOString(),
  mode: row.mode,
  inOurCall: row.mode === 'video' && row.meeting_link !== null && isOwnCall(row.meeting_link, row.id),
  paid: row.paid_halalas / 100,
  openedBy: row.opened_by,
  openedAt: row.opened_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  patient: viewSide(row, 'patient', house),
  dietitian: viewSide(row, 'dietitian', house),
  waitsForAdmins: row.decided_as === null && row.for_admins_at !== null,
  decidedAs: row.decided_as,
  decidedAt: row.decided_at?.toISOString() ?? null,
})

function viewSide(row: Row, party: Party, { keys, log }: Pick<House, 'keys' | 'log'>): AbsenceClaim[Party] {
  const { id, name, other_name, says, words, key, joined_at } = row[party]
  const opened =
    words && key && id
      ? openPersonKey(keys, id, Buffer.from(key, 'base64')).tryOpen(
          Buffer.from(words, 'base64'),
          statementBinding(row.id, party),
        )
      : null
  if (words && opened === null) log('error', 'claim.unopenable', { appointment: row.id, party })
  return {
    id,
    name,
    otherName: other_name,
    says,
    words: opened,
    cameAt: joined_at && new Date(joined_at).toISOString(),
  }
}

/** Only once the sides disagree or their time is up. If two admins decide at the same time, the second is refused. */
export const decideAbsenceClaim: Verb<typeof decideRoute> = async (tx, actor, { id, attendance }, now) => {
  const [locked] = await lockAppointments(tx, sql`where id = ${id}::uuid for no key update`)
  const row = locked && (await withClaim(tx, locked))
  if (!row?.claim) throw new Refusal('not_found')
  if ([row.patient_id, row.dietitian_id].some((party) => party && isSelf(actor, party)))
    throw new Refusal('own_account')
  if (row.claim.decided_as) throw new Refusal('decided_already')
  if (!row.claim.for_admins_at) throw new Refusal('sides_still_asked')
  await decideClaim(tx, actor, row, { as: attendance, by: 'platform', byAdmin: true }, now)
  return { done: true }
}
