import { sql } from 'kysely'
import type { listPatientNames as route } from '#contract/patients/patients.ts'
import { lastOfEach, nextOfEach } from '#server/appointments/facts/visits-of-patients.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { connectedPatients } from '#server/invitations/facts.ts'

type Row = { id: string; full_name: string | null; other_name: string | null; phone: string | null }

/** More than a dietitian searches through by name; older patients are in the list of patients. */
const most = 500

export const listPatientNames: Read<typeof route, Row> = ({ id }, _input, now) => ({
  query: () => sql<Row>`
    select who.id, who.full_name, who.other_name, who.phone
      from (select patient_id, max(starts_at) as latest
        from (select patient_id, starts_at from ${nextOfEach(id, now)} union all select patient_id, starts_at from ${lastOfEach(id, now)}
          union all ${connectedPatients(id)}) as met
        group by patient_id) as seen
        join met_patients as who on who.id = seen.patient_id
      order by latest desc, who.id limit ${most}`,
  view: (rows) => ({
    patients: rows.map(({ id, full_name: name, other_name: otherName, phone }) => ({
      id,
      name,
      otherName,
      phone,
    })),
  }),
})
