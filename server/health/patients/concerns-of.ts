import { sql } from 'kysely'
import { healthConsentVersion } from '#contract/health/consent.ts'
import type { HealthGroup } from '#contract/health/kinds.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { readHealthAnswers } from '../answers.ts'
import { noteReading, seePatient } from '../sharing/see-patient.ts'

export type Concerns = { goals: string[]; conditions: string | null }

/** Goals and conditions of several of a dietitian's patients, as far as each shares them. Each reading is recorded. */
export async function concernsOf(
  tx: Tx,
  actor: Actor,
  patients: readonly string[],
  now: Date,
  house: Pick<House, 'keys'>,
): Promise<Map<string, Concerns>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...patients]}::uuid[]) as id
      where ${'answers' satisfies HealthGroup} = any(app.shared_groups(${actor.id}::uuid, id, ${healthConsentVersion}))`.execute(
    tx,
  )
  const told = new Map<string, Concerns>()
  for (const { id } of rows) {
    await seePatient(tx, actor, id)
    const answers = await readHealthAnswers(tx, house, id)
    const concerns = { goals: answers?.healthGoals ?? [], conditions: answers?.medicalConditions || null }
    if (concerns.goals.length === 0 && concerns.conditions === null) continue
    told.set(id, concerns)
    await noteReading(tx, actor, id, ['answers'], now)
  }
  return told
}
