import { type RawBuilder, sql } from 'kysely'
import { foldText } from '#contract/fold-text.ts'
import type {
  listPatients as listRoute,
  PatientState,
  searchPatients as route,
} from '#contract/patients/patients.ts'
import type { InputOf } from '#contract/route.ts'
import { isFirstSeenIn, lastOfEach, nextOfEach } from '#server/appointments/facts/visits-of-patients.ts'
import { zoneOfPractice } from '#server/availability/load.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { type Cursor, cursorRow, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { yieldingToOthers } from '#server/ground/yielding-to-others.ts'
import { concernsOf } from '#server/health/patients/concerns-of.ts'
import { activeSince, joinPatient, type PatientRow, patientColumns, viewPatient } from './patient.ts'

const pageSize = 20

/** The number of patients searched at a time. */
const searchedAtOnce = 500

type Row = PatientRow & { is_ahead: boolean }
type Place = Cursor & { isAhead: boolean }
type Which = Pick<InputOf<typeof route>, 'state' | 'firstIn'>

export const searchPatients: Verb<typeof route> = async (tx, actor, { q, after, ...which }, now, house) => {
  const start = after === undefined ? null : readPlace(after)
  const some = async (from: Place | null, most: number): Promise<Row[]> =>
    (await patientsOf(actor, which, from, most, now).execute(tx)).rows
  const found = q ? await search(some, start, q) : await some(start, pageSize + 1)
  const page = found.slice(0, pageSize)
  const last = page.at(-1)
  const concerns = await concernsOf(
    tx,
    actor,
    page.map(({ id }) => id),
    now,
    house,
  )
  return {
    patients: page.map((row) => ({ ...viewPatient(row, now), concerns: concerns.get(row.id) ?? null })),
    after: last && found.length > pageSize ? writePlace(placeOf(last)) : null,
  }
}

/** The same list without a search term. */
export const listPatients: Verb<typeof listRoute> = (tx, actor, input, now, house, context) =>
  searchPatients(tx, actor, input, now, house, context)

async function search(
  some: (from: Place | null, most: number) => Promise<Row[]>,
  start: Place | null,
  wanted: string,
): Promise<Row[]> {
  const found: Row[] = []
  for (let from = start; ; ) {
    const rows = await some(from, searchedAtOnce)
    await yieldingToOthers(matching(rows, wanted, found))
    const last = rows.at(-1)
    if (!last || found.length > pageSize || rows.length < searchedAtOnce) return found
    from = placeOf(last)
  }
}

/** Patients with an upcoming appointment come first, the soonest first; then the others, the latest visitor first. */
function patientsOf(
  actor: Actor,
  { state, firstIn }: Which,
  from: Place | null,
  most: number,
  now: Date,
): RawBuilder<Row> {
  const came = firstIn
    ? sql`and ${isFirstSeenIn(actor.id, sql`appointment.patient_id`, zoneOfPractice(actor.id), firstIn)}`
    : sql``
  const part = (isAhead: boolean, where: RawBuilder<unknown>) => {
    const direction = isAhead ? sql`asc` : sql`desc`
    const isBeyond =
      from?.isAhead === isAhead
        ? sql`and (appointment.starts_at, appointment.id) ${isAhead ? sql`>` : sql`<`} ${cursorRow(from)}`
        : sql``
    return sql`(select appointment.*, ${isAhead}::boolean as is_ahead
      from ${(isAhead ? nextOfEach : lastOfEach)(actor.id, now)} as appointment ${joinPatient} where ${where} ${came} ${isBeyond}
      order by appointment.starts_at ${direction}, appointment.id ${direction} limit ${most})`
  }
  const ahead = part(true, state === 'inactive' || from?.isAhead === false ? sql`false` : sql`true`)
  const behind = part(false, isIn(state, now))
  return sql<Row>`
    select ${patientColumns(actor, now)}, is_ahead from (${ahead} union all ${behind}) as appointment ${joinPatient}
      order by is_ahead desc, case when is_ahead then appointment.starts_at end, appointment.starts_at desc,
        case when is_ahead then appointment.id end, appointment.id desc limit ${most}`
}

function isIn(state: PatientState | undefined, now: Date): RawBuilder<boolean> {
  if (state === undefined) return sql`true`
  return state === 'active'
    ? sql`appointment.starts_at >= ${activeSince(now)}`
    : sql`appointment.starts_at < ${activeSince(now)}`
}

const placeOf = ({ appointment_id, starts_at, is_ahead }: Row): Place => ({
  micros: String(starts_at.getTime() * 1_000),
  id: appointment_id,
  isAhead: is_ahead,
})

/** An appointment may begin between two pages, so the cursor records which part it was in: odd micros mean upcoming. */
const writePlace = ({ micros, id, isAhead }: Place): string =>
  writeCursor({ micros: isAhead ? `${micros.slice(0, -1)}1` : micros, id })

function readPlace(after: string): Place {
  const { micros, id } = readCursor(after)
  const isAhead = micros.endsWith('1')
  return { micros: isAhead ? `${micros.slice(0, -1)}0` : micros, id, isAhead }
}

function* matching(rows: readonly Row[], q: string, found: Row[]): Generator<void> {
  const wanted = foldText(q)
  const digits = q.replace(/[\s()+-]/g, '').replace(/^0+/, '')
  for (const row of rows) {
    yield
    const isNamed = [row.full_name, row.other_name, row.email].some(
      (text) => text !== null && foldText(text).includes(wanted),
    )
    if (isNamed || (/^\d{3,}$/.test(digits) && row.phone?.includes(digits))) found.push(row)
    if (found.length > pageSize) return
  }
}
