import { sql } from 'kysely'
import { treatingDietitians } from '#server/appointments/facts/dietitians-of-patient.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { announce } from '#server/ground/realtime/announce.ts'

/** After a change of what a dietitian may see: open pages load the record again. */
export async function announceToTreating(tx: Tx, house: House, patient: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select treating.id from (${treatingDietitians(patient)}) as treating`.execute(tx)
  await announce(tx, house, [patient, ...rows.map(({ id }) => id)], { topic: 'health', person: patient })
}
