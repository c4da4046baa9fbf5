import type { House } from '../house.ts'
import { BadSettings } from '../settings.ts'
import { type Database, system } from './db.ts'

/** Ids of the keys that no longer seal anything here. */
export const retiredKeys = (db: Database): Promise<{ id: string; retired_at: Date }[]> =>
  db.read(system, (tx) => tx.selectFrom('retired_keys').select(['id', 'retired_at']))

/** A server that sealed with a retired key would tie its data to a key that is about to be removed. */
export async function assertNotRetired({ db, keys }: Pick<House, 'db' | 'keys'>): Promise<void> {
  const known = (await retiredKeys(db)).find(({ id }) => id === keys.ids[0])
  if (known)
    throw new BadSettings(
      `The first key (${known.id}) was retired on ${known.retired_at.toISOString().slice(0, 10)}: put the key that is in use first, or a new one.`,
    )
}
