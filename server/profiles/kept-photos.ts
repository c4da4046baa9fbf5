import { type RawBuilder, sql } from 'kysely'

/** Which of these photos still belong to somebody. */
export const keptPhotos = (ids: readonly string[]): RawBuilder<{ id: string }> =>
  sql<{ id: string }>`select id from photos where id = any (${ids}::uuid[])`
