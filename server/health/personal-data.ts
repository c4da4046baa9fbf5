import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { findPersonKey, type PersonKey } from '#server/ground/data/person-keys.ts'
import {
  type CopiedRow,
  copyRows,
  type OwnFile,
  type PersonalData,
  personalTable,
} from '#server/ground/data/personal-table.ts'
import type { House } from '#server/ground/house.ts'
import { mapYielding } from '#server/ground/yielding-to-others.ts'
import { readHealthAnswers } from './answers.ts'
import { entryBinding } from './entries.ts'
import { healthFileNameBinding, openHealthFile } from './files.ts'
import { goalBinding } from './goals/goal.ts'

const entryHides = { client_id: 'an id made by the browser', recorded_by: 'the id of another person' }
const correctionHides = { corrected_by: 'the id of the person who corrected it' }

/** The bytes of photos and reports are deleted by the next sweep; the key that decrypts them is deleted immediately. */
export const healthData = {
  health_profiles: {
    ...personalTable('health_profiles'),
    async copy(tx, house, { id }) {
      const [row] = await copyRows(tx, 'health_profiles', 'user_id', id)
      if (!row) return []
      const answers = await readHealthAnswers(tx, house, id)
      return [{ ...row, answers, ...(answers === null && { cannotBeOpened: true }) }]
    },
  },
  health_files: {
    ...personalTable('health_files', { hides: { client_id: 'an id made by the browser' } }),
    copy: (tx, house, { id }) =>
      opened(tx, house, id, 'health_files', { client_id: '' }, 'name_sealed', ({ id }) =>
        healthFileNameBinding(id),
      ),
    files: (tx, house, { id }) => ownFiles(tx, house, id),
  },
  health_entries: {
    ...personalTable('health_entries', { hides: entryHides }),
    copy: (tx, house, { id }) =>
      opened(tx, house, id, 'health_entries', entryHides, 'content_sealed', ({ client_id }) =>
        entryBinding(id, client_id),
      ),
  },
  health_corrections: {
    ...personalTable('health_corrections', { hides: correctionHides }),
    copy: async (tx, house, { id }) => {
      const { rows } = await sql<{ id: string; client_id: string }>`
        select earlier.id, entry.client_id from health_corrections as earlier join health_entries as entry on entry.id = earlier.entry_id
          where earlier.user_id = ${id}::uuid`.execute(tx)
      const clientIds = new Map(rows.map((row) => [row.id, row.client_id]))
      return opened(tx, house, id, 'health_corrections', correctionHides, 'content_sealed', (row) =>
        entryBinding(id, clientIds.get(row.id) ?? ''),
      )
    },
  },
  access_requests: {
    ...personalTable('access_requests', { by: 'patient_id' }),
    erase: (tx, { id }) =>
      sql`delete from access_requests where ${id}::uuid in (patient_id, dietitian_id)`.execute(tx),
  },
  health_goals: {
    copy: (tx, house, { id }) =>
      opened(tx, house, id, 'health_goals', {}, 'content_sealed', ({ id }) => goalBinding(id), 'patient_id'),
    /** A dietitian's goals with a patient stay with the patient, and end. */
    async erase(tx, { id }, now) {
      await sql`delete from health_goals where patient_id = ${id}::uuid`.execute(tx)
      await sql`update health_goals set state = 'ended', ended_at = ${now}::timestamptz
        where dietitian_id = ${id}::uuid and state in ('proposed', 'agreed')`.execute(tx)
    },
  },
  measure_reminders: personalTable('measure_reminders'),
  health_readings: personalTable('health_readings', { by: 'patient_id' }),
  record_openings: personalTable('record_openings', {
    by: 'person_id',
    hides: { admin_id: 'the id of another person', reason_sealed: 'required of the operator by law' },
  }),
  withheld_groups: {
    ...personalTable('withheld_groups', { by: 'patient_id' }),
    erase: (tx, { id }) =>
      sql`delete from withheld_groups where ${id}::uuid in (patient_id, dietitian_id)`.execute(tx),
  },
  health_choices: personalTable('health_choices'),
} satisfies PersonalData

type Sealed = { id: string; client_id: string; sealed: Buffer }

/** The rows with their encrypted values decrypted. */
async function opened(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  userId: string,
  table: 'health_files' | 'health_entries' | 'health_corrections' | 'health_goals',
  hides: Readonly<Record<string, string>>,
  column: 'name_sealed' | 'content_sealed',
  boundOf: (row: Sealed) => string,
  by = 'user_id',
): Promise<CopiedRow[]> {
  const key = await findPersonKey(tx, keys, userId)
  const rows = await copyRows(tx, table, by, userId, hides)
  const { rows: sealed } = await sql<Sealed>`
    select id, ${table === 'health_goals' || table === 'health_corrections' ? sql`null` : sql`client_id`} as client_id, ${sql.ref(column)} as sealed
      from ${sql.table(table)} where ${sql.ref(by)} = ${userId}::uuid`.execute(tx)
  const byId = new Map(sealed.map((row) => [row.id, row]))
  const name = column === 'name_sealed' ? 'name' : 'content'
  return mapYielding(rows, (row) => ({ ...row, ...textOf(key, byId.get(String(row.id)), name, boundOf) }))
}

async function ownFiles(tx: Tx, { keys }: Pick<House, 'keys'>, userId: string): Promise<OwnFile[]> {
  const key = await findPersonKey(tx, keys, userId)
  const rows = await tx
    .selectFrom('health_files')
    .select([
      'id',
      'entry_id',
      'name_sealed',
      'type',
      'uploaded_at',
      sql<string | null>`reported_on::text`.as('on'),
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, entry_id, name_sealed, type, uploaded_at, on }) => ({
    folder: entry_id === null ? 'reports' : 'meal-photos',
    name: key?.tryOpen(name_sealed, healthFileNameBinding(id)) ?? id,
    type,
    at: uploaded_at,
    on,
    open: async (house) => (await openHealthFile(house, userId, id))?.bytes ?? null,
  }))
}

/** A value that can no longer be decrypted is marked so, and does not stop the rest of the copy. */
function textOf(
  key: PersonKey | null,
  row: Sealed | undefined,
  name: 'name' | 'content',
  boundOf: (row: Sealed) => string,
): CopiedRow {
  const text = row && key ? key.tryOpen(row.sealed, boundOf(row)) : null
  if (text === null) return { [name]: null, cannotBeOpened: true }
  return { [name]: name === 'content' ? JSON.parse(text) : text }
}
