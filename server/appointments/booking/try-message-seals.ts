import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import { openPersonKey, sealedKeyColumn } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { yieldingToOthers } from '#server/ground/yielding-to-others.ts'
import { messageBinding } from './message.ts'

type Row = { id: string; patient_id: string; message_sealed: Buffer; key_sealed: Buffer | null }

/** Small enough to be read quickly, however long the messages are. */
const batch = 100

/** Every night: tries to decrypt every message that was sent with a booking, as `tryNoteSeals` does for notes. */
export async function tryMessageSeals({ db, keys, log }: House): Promise<void> {
  const counts = { tried: 0, unopenable: 0 }
  let last: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (last) {
    const rows: Row[] = await db.read(system, () => sealedAfter(last))
    await yieldingToOthers(tryEach(rows))
    last = rows.at(-1)?.id
  }
  log('info', 'messages.tried', counts)

  function* tryEach(rows: readonly Row[]): Generator<void, void> {
    for (const { id, patient_id, message_sealed, key_sealed } of rows) {
      yield
      counts.tried++
      if (
        key_sealed &&
        openPersonKey(keys, patient_id, key_sealed).tryOpen(message_sealed, messageBinding(id)) !== null
      )
        continue
      counts.unopenable++
      log('error', 'message.unopenable', { appointment: id })
    }
  }
}

const sealedAfter = (last: string | undefined) => sql<Row>`
  select id, patient_id, message_sealed, ${sealedKeyColumn(sql`patient_id`)} as key_sealed from appointments
    where id > ${last}::uuid and message_sealed is not null and patient_id is not null
    order by id limit ${batch}`
