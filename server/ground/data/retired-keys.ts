import { BadSettings } from '#server/ground/settings.ts'
import type { House } from '../house.ts'
import { type Database, system } from './db.ts'

/** What the keys are called that seal nothing here any more. */
export const retiredKeys = (db: Database): Promise<{ id: string; retired_at: Date }[]> =>
  db.read(system, (tx) => tx.selectFrom('retired_keys').select(['id', 'retired_at']))

/** A server that sealed with a retired key would bind what it seals to a key that is about to go. */
export async function assertNotRetired({ db, keys }: Pick<House, 'db' | 'keys'>): Promise<void> {
  const known = (await retiredKeys(db)).find(({ id }) => id === keys.ids[0])
  if (known)
    throw new BadSettings(
      `The first key (${known.id}) was retired on ${known.retired_at.toISOString().slice(0, 10)}: put the one that is in use first, or a new one.`,
    )
}
