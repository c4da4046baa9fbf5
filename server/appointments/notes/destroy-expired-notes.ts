import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { record } from '../events.ts'

/** Every night: destroys notes whose retention is over, with their keys. */
export const destroyExpiredNotes = ({ db, clock }: House): Promise<void> =>
  db.as(system, async (tx) => {
    const now = clock.now()
    const { rows } = await sql<{ id: string }>`
      delete from kept_notes where destroy_at <= ${now} returning id`.execute(tx)
    for (const { id } of rows) await record(tx, system, 'note.destroyed', id, now)
  })
