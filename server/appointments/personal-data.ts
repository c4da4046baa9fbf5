import { sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { findPersonKey, type PersonKey } from '#server/ground/data/person-keys.ts'
import {
  type CopiedRow,
  copyRows,
  type PersonalData,
  personalTable,
} from '#server/ground/data/personal-table.ts'
import { withReasons } from '#server/ground/data/reasons.ts'
import type { House } from '#server/ground/house.ts'
import { statementBinding } from './absence/claim.ts'
import { messageBinding } from './booking/message.ts'
import { cancelAppointmentsOf } from './cancel-upcoming.ts'
import { loadNoteTemplates } from './notes/note-templates.ts'
import { addendumBinding, noteBinding } from './notes/notes.ts'
import { retentionEnd } from './notes/retain-signed-notes.ts'

const hiddenWhileAwaited = {
  patient_id: 'the person',
  dietitian_id: 'somebody else, with no confirmed appointment',
  message_sealed: 'included decrypted',
}

const hidden = { reason_sealed: 'included decrypted' }

/** An appointment belongs to two people: if one leaves, it stays for the other, without the name of the one who left. */
export const appointmentData = {
  appointments: {
    async copy(tx, house, { id }) {
      const said = await messagesOf(tx, house, id)
      const asPatient = (await copyRows(tx, 'appointments', 'patient_id', id, hidden))
        .map(withoutWay)
        .map((row) => ({ ...row, ...said.get(String(row.id)) }))
      const asDietitian = await copyRows(tx, 'appointments', 'dietitian_id', id, hidden)
      return withReasons(tx, house, 'appointments', [...asPatient, ...asDietitian])
    },
    /**
     * Reasons and requested times are erased with either side, messages with the patient, place and link with the
     * dietitian.
     */
    async erase(tx, { id }, now) {
      await cancelAppointmentsOf(tx, id, now)
      await sql`
        update appointments set reason = null, reason_sealed = null, wanted_at = null, wanted_since = null, wanted_until = null,
            message_sealed = case when patient_id = ${id} then null else message_sealed end,
            location = case when dietitian_id = ${id} then null else location end,
            district = case when dietitian_id = ${id} then null else district end,
            other_district = case when dietitian_id = ${id} then null else other_district end,
            meeting_link = case when dietitian_id = ${id} then null else meeting_link end
          where ${id} in (patient_id, dietitian_id)`.execute(tx)
    },
    hides: hidden,
  },
  absence_claims: {
    copy: (tx, house, { id }) => saidOfWhoCame(tx, house, id),
    /** The decision and the answers on which it rests stay with the appointment; the words are erased. */
    erase: (tx, { id }) =>
      sql`update absence_claims set
            patient_words_sealed = case when patient_id = ${id} then null else patient_words_sealed end,
            dietitian_words_sealed = case when dietitian_id = ${id} then null else dietitian_words_sealed end
          from appointments where appointments.id = appointment_id and ${id} in (patient_id, dietitian_id)`.execute(
        tx,
      ),
    hides: {
      patient_words_sealed: 'included decrypted, or the other side’s own',
      dietitian_words_sealed: 'included decrypted, or the other side’s own',
      decided_by: 'an admin',
    },
    keeps: { decided_by: 'an admin answers for what was decided; the id leads nowhere' },
  },
  awaited_appointments: {
    ...personalTable('awaited_appointments', { by: 'patient_id', hides: hiddenWhileAwaited }),
    async copy(tx, house, { id }) {
      const rows = await copyRows(tx, 'awaited_appointments', 'patient_id', id, hiddenWhileAwaited)
      const said = await messagesOf(tx, house, id, 'awaited_appointments')
      return rows.map((row) => ({ ...row, ...said.get(String(row.id)) }))
    },
  },
  consultation_notes: {
    /** Patients get a copy of signed shared notes; drafts are not final yet, and private notes are the dietitian's. */
    copy: (tx, house, { id }) => signedAbout(tx, house, id),
    erase: (tx, { id }) =>
      sql`delete from consultation_notes using appointments
        where appointments.id = appointment_id and patient_id = ${id}`.execute(tx),
    hides: {
      private_sealed: 'the dietitian’s own',
      adime_sealed: 'the dietitian’s own',
      shared_sealed: 'included decrypted',
      saved_at: 'part of the draft',
    },
  },
  note_templates: {
    ...personalTable('note_templates', { by: 'dietitian_id' }),
    copy: async (tx, house, { id }) =>
      (await loadNoteTemplates(tx, house, id)).map(({ row, template }) => ({
        id: row.id,
        savedAt: row.saved_at,
        ...(template ?? { cannotBeOpened: true }),
      })),
    hides: { dietitian_id: 'the person', template_sealed: 'included decrypted' },
  },
  note_addenda: {
    copy: (tx, house, { id }) => addedAbout(tx, house, id),
    erase: async () => {},
    hides: { text_sealed: 'included decrypted' },
  },
} satisfies PersonalData

/** A copy too contains the address only if the appointment is confirmed. */
const withoutWay = (row: CopiedRow): CopiedRow =>
  row.status === 'confirmed' || row.status === 'completed'
    ? row
    : { ...row, location: null, otherLocation: null }

/** The messages that a person has sent with bookings, by appointment. */
async function messagesOf(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  userId: string,
  table: 'appointments' | 'awaited_appointments' = 'appointments',
): Promise<Map<string, { message: unknown }>> {
  const { rows } = await sql<{ id: string; message_sealed: Buffer }>`
    select id, message_sealed from ${sql.table(table)} where patient_id = ${userId}::uuid and message_sealed is not null`.execute(
    tx,
  )
  const key = rows.length > 0 ? await findPersonKey(tx, keys, userId) : null
  return new Map(
    rows.map(({ id, message_sealed }) => {
      const { text, ...more } = openedText(key, message_sealed, messageBinding(id))
      return [id, { message: text, ...more }]
    }),
  )
}

async function signedAbout(tx: Tx, { keys }: Pick<House, 'keys'>, userId: string): Promise<CopiedRow[]> {
  const key = await findPersonKey(tx, keys, userId)
  const { rows } = await sql<{ id: string; shared_sealed: Buffer; signed_at: Date; last_entry: Date }>`
    select appointments.id, shared_sealed, signed_at,
        (select greatest(signed_at, max(at)) from note_addenda where note_addenda.appointment_id = appointments.id) as last_entry
      from consultation_notes join appointments on appointments.id = appointment_id
      where patient_id = ${userId}::uuid and signed_at is not null order by signed_at`.execute(tx)
  return rows.map(({ id, shared_sealed, signed_at, last_entry }) => ({
    appointmentId: id,
    signedAt: signed_at,
    keptUntil: retentionEnd(last_entry),
    ...openedText(key, shared_sealed, noteBinding(id, 'shared')),
  }))
}

async function addedAbout(tx: Tx, { keys }: Pick<House, 'keys'>, userId: string): Promise<CopiedRow[]> {
  const key = await findPersonKey(tx, keys, userId)
  const { rows } = await sql<{ id: string; appointment_id: string; text_sealed: Buffer; at: Date }>`
    select note_addenda.id, appointment_id, text_sealed, at from note_addenda join appointments on appointments.id = appointment_id
      where patient_id = ${userId}::uuid and audience = 'shared' order by at`.execute(tx)
  return rows.map(({ id, appointment_id, text_sealed, at }) => ({
    id,
    appointmentId: appointment_id,
    audience: 'shared',
    at,
    ...openedText(key, text_sealed, addendumBinding(appointment_id, id)),
  }))
}

async function saidOfWhoCame(tx: Tx, { keys }: Pick<House, 'keys'>, userId: string): Promise<CopiedRow[]> {
  const key = await findPersonKey(tx, keys, userId)
  const { rows } = await sql<{ row: CopiedRow; id: string; side: Party; words: Buffer | null }>`
    select jsonb_build_object('appointmentId', appointment_id, 'openedBy', opened_by, 'openedAt', opened_at, 'endsAt', absence_claims.ends_at,
        'patientSaidAt', patient_said_at, 'dietitianSaidAt', dietitian_said_at, 'forAdminsAt', for_admins_at,
        'patientSays', patient_says, 'dietitianSays', dietitian_says, 'decidedAs', decided_as, 'decidedAt', decided_at) as row,
        appointment_id as id, side, case side when 'patient' then patient_words_sealed else dietitian_words_sealed end as words
      from absence_claims join appointments on appointments.id = appointment_id,
        lateral (select case when patient_id = ${userId}::uuid then 'patient' else 'dietitian' end as side) as own
      where ${userId}::uuid in (patient_id, dietitian_id) order by opened_at`.execute(tx)
  return rows.map(({ row, id, side, words }) => ({
    ...row,
    ...(words && openedText(key, words, statementBinding(id, side))),
  }))
}

/** A text that cannot be decrypted is marked so, and does not stop the rest of the copy. */
function openedText(key: PersonKey | null, sealed: Buffer, bound: string): CopiedRow {
  const text = key?.tryOpen(sealed, bound) ?? null
  return { text, ...(text === null && { cannotBeOpened: true }) }
}
