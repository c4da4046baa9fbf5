import { sql } from 'kysely'
import type { listSupportTeam as route } from '#contract/support/desk.ts'
import type { Member } from '#contract/support/ticket.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'

export const listSupportTeam: Read<typeof route, Member> = () => ({
  query: () => sql`
    select admin as id, coalesce(${nameOf(sql`admin`)}, '') as name, ${otherNameOf(sql`admin`)} as "otherName" from app.admins('support') as admin order by name, id`,
  view: (team) => ({ team }),
})
