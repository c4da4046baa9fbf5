import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { type PersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import { entryBinding } from '../server/health/entries.ts'
import { demoVisits, mistypedWaist } from './content/health.ts'
import { day, minute } from './history.ts'

type Sides = { patient: string; dietitian: string }

/** What the dietitian measured at the last visits, with one value that she corrected later. */
export async function writeMeasuredVisits(
  tx: Tx,
  key: PersonKey,
  { patient, dietitian }: Sides,
): Promise<void> {
  const { rows } = await sql<{ starts_at: Date }>`
    select starts_at from appointments where patient_id = ${patient}::uuid and dietitian_id = ${dietitian}::uuid and status = 'completed'
      order by starts_at desc limit ${demoVisits.length}`.execute(tx)
  for (const [place, { starts_at }] of rows.entries())
    for (const [kind, v, s] of demoVisits[place] ?? []) {
      const clientId = randomUUID()
      const takenAt = new Date(starts_at.getTime() + 10 * minute)
      const seal = (value: number) => sealJson(key, { v: value, s }, entryBinding(patient, clientId))
      const { id } = await tx
        .insertInto('health_entries')
        .values({
          user_id: patient,
          kind,
          taken_at: takenAt,
          source: 'dietitian',
          recorded_by: dietitian,
          client_id: clientId,
          content_sealed: seal(v),
          recorded_at: takenAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (place === 0 && kind === 'waist')
        await tx
          .insertInto('health_corrections')
          .values({
            user_id: patient,
            entry_id: id,
            taken_at: takenAt,
            source: 'dietitian',
            content_sealed: seal(mistypedWaist),
            corrected_by: dietitian,
            corrected_at: new Date(takenAt.getTime() + 40 * minute),
          })
          .execute()
    }
}

/** Another dietitian of the patient asks for what is withheld. */
export async function writeAccessRequest(tx: Tx, { patient, dietitian }: Sides, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select dietitian_id as id from appointments where patient_id = ${patient}::uuid and dietitian_id <> ${dietitian}::uuid
      and status in ('pending', 'confirmed', 'completed') order by starts_at desc limit 1`.execute(tx)
  const [other] = rows
  if (!other) return
  const asked = new Date(now.getTime() - 2 * day)
  const sides = { patient_id: patient, dietitian_id: other.id }
  await tx
    .insertInto('withheld_groups')
    .values(
      (['body', 'heart'] as const).map((health_group) => ({
        ...sides,
        health_group,
        withheld_at: new Date(now.getTime() - 30 * day),
      })),
    )
    .execute()
  await tx
    .insertInto('access_requests')
    .values({ ...sides, health_groups: ['body', 'heart'], asked_at: asked })
    .execute()
}
