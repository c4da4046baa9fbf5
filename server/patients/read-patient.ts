import { sql } from 'kysely'
import type { readPatient as route } from '#contract/patients/patients.ts'
import {
  lastOfEach,
  nextOfEach,
  type SeenColumns,
  seenColumns,
} from '#server/appointments/facts/visits-of-patients.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { joinPatient, type PatientRow, patientColumns, viewPatient } from './patient.ts'

type Row = PatientRow & SeenColumns & { born_on: string | null; gender: string | null }

export const readPatient: Read<typeof route, Row> = (actor, { id }, now) => ({
  query: () => sql<Row>`
    select ${patientColumns(actor, now)}, who.date_of_birth::text as born_on, who.gender, ${seenColumns(actor.id, sql`who.id`)}
      from (select * from ${nextOfEach(actor.id, now)} union all select * from ${lastOfEach(actor.id, now)}) as appointment ${joinPatient}
      where appointment.patient_id = ${id}::uuid`,
  view([row]) {
    if (!row) throw new Refusal('not_found')
    return {
      patient: {
        ...viewPatient(row, now),
        bornOn: row.born_on,
        gender: row.gender,
        visits: row.visits,
        firstVisitAt: row.first_visit?.toISOString() ?? null,
      },
    }
  },
})
