import { type RawBuilder, sql } from 'kysely'
import type { PersonOrder, searchPeople as route } from '#contract/accounts/people.ts'
import { addDays, startOfDay } from '#contract/days.ts'
import { searchParts } from '#server/ground/data/search-parts.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { foldedName, joinNames } from '#server/profiles/facts.ts'
import { isInFilter, type PersonColumns, personColumns, viewPersonRow } from './person-columns.ts'

const pageSize = 25

type Row = { people: PersonColumns[]; total: number | null }

export const searchPeople: Read<typeof route, Row> = (
  _,
  { q, role, status, from, to, sort = 'newest', after },
) => {
  const wanted = q ? peopleMatching(q) : null
  const which = sql.join(
    [
      ...(wanted ? [sql`users.id in (select ${wanted})`] : []),
      ...(status ? [isInFilter[status]] : []),
      ...(role
        ? [sql`exists (select from get_user_roles(users.id) as held where held.role_type = ${role})`]
        : []),
      ...(from ? [sql`users.created_at >= ${startOfDay(from)}::timestamptz`] : []),
      ...(to ? [sql`users.created_at < ${startOfDay(addDays(to, 1))}::timestamptz`] : []),
      sql`true`,
    ],
    sql` and `,
  )
  const { key, order, past } = orders[sort]
  const beyond = after
    ? sql`and (${key}, users.id) ${past} (select ${key}, users.id from users ${joinNames(sql`users.id`)} where users.id = ${after}::uuid)`
    : sql``
  return {
    query: () => sql<Row>`
      with place as materialized (
        select users.id, row_number() over (order by ${key} ${order}, users.id ${order}) as place
          from users ${joinNames(sql`users.id`)} where ${which} ${beyond}
          order by ${key} ${order}, users.id ${order} limit ${pageSize + 1}
      ), page as (
        select place, ${personColumns} from place join users using (id) ${joinNames(sql`users.id`)}
      )
      select (select coalesce(json_agg(page order by place), '[]') from page) as people,
        ${after ? sql`null` : sql`(select count(*)::int from users where ${which})`} as total`,
    view([page]) {
      if (!page) throw new Error('the query for the page returned no row')
      const shown = page.people.slice(0, pageSize)
      const last = page.people.length > pageSize ? shown.at(-1) : undefined
      return { people: shown.map(viewPersonRow), after: last?.id ?? null, total: page.total }
    },
  }
}

type Order = { key: RawBuilder<unknown>; order: RawBuilder<unknown>; past: RawBuilder<unknown> }

const orders: Record<PersonOrder, Order> = {
  newest: { key: sql`users.created_at`, order: sql`desc`, past: sql`<` },
  oldest: { key: sql`users.created_at`, order: sql`asc`, past: sql`>` },
  name: { key: sql`coalesce(${foldedName}, '')`, order: sql`asc`, past: sql`>` },
  name_last: { key: sql`coalesce(${foldedName}, '')`, order: sql`desc`, past: sql`<` },
}

/** Finds people by part of the name, the email address or the phone number. */
export function peopleMatching(q: string): RawBuilder<unknown> {
  const { longest, words, address, digits } = searchParts(q)
  return sql`app.people_found(${longest}, ${words}::text[], ${address}, ${digits})`
}

/** The first `most` matches, newest account first. */
export const newestMatching = (q: string, most: number): RawBuilder<PersonColumns[]> => sql`(
  select coalesce(json_agg(found order by found.place), '[]') from (
    select row_number() over (order by users.created_at desc, users.id desc) as place, ${personColumns}
      from users ${joinNames(sql`users.id`)} where users.id in (select ${peopleMatching(q)})
      order by place limit ${most}) as found)`
