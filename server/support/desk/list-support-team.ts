import { sql } from 'kysely'
import type { listSupportTeam as route } from '#contract/support/desk.ts'
import type { Read } from '#server/http/bind-read.ts'
import { nameOf } from '#server/profiles/facts.ts'

export const listSupportTeam: Read<typeof route, { id: string; name: string }> = () => ({
  query: () => sql`
    select admin as id, coalesce(${nameOf(sql`admin`)}, '') as name from app.admins() as admin order by name, id`,
  view: (team) => ({ team }),
})
