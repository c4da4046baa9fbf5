import { sql } from 'kysely'
import type { readPhone as route } from '#contract/profiles.ts'
import type { Read } from '#server/ground/http/bind-read.ts'

export const readPhone: Read<typeof route, { phone: string | null }> = ({ id }) => ({
  query: () => sql`select phone from profiles where id = ${id}::uuid`,
  view: ([row]) => ({ phone: row?.phone ?? null }),
})
