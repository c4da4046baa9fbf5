import { type RawBuilder, sql } from 'kysely'
import type { Role } from '#contract/accounts/role.ts'
import { addDays } from '#contract/days.ts'
import {
  type AuditEntry,
  type AuditKind,
  auditGroups,
  auditKinds,
  type searchAuditLog as route,
} from '#contract/oversight/audit-log.ts'
import { emailOf } from '#server/accounts/facts.ts'
import { peopleMatching } from '#server/accounts/people/search-people.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { settingsChangedAt } from '#server/platform/latest-changes.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import { changesIn } from './audit-changes.ts'

const pageSize = 50
/** At most this many people with a matching name are considered; a longer search text narrows it down. */
const mostPeople = 20

type Row = {
  id: string
  kind: AuditKind
  at: string
  actor: string
  actor_name: string | null
  actor_other_name: string | null
  subject_type: string
  subject_id: string
  person_name: string | null
  person_other_name: string | null
  role: Role | null
  detail: Parameters<typeof changesIn>[1]
  settings: Parameters<typeof changesIn>[2]
}

export const searchAuditLog: Read<typeof route, Row> = (_, { q, person, group, from, to, after }) => {
  const kinds: readonly string[] = group ? auditGroups[group] : auditKinds
  const within = sql`events.id < ${after ?? lastOfAll}::uuid
    and events.id < ${to ? firstOf(addDays(to, 1)) : lastOfAll}::uuid and events.id >= ${from ? firstOf(from) : firstOfAll}::uuid`
  const newest = (which: RawBuilder<unknown>) =>
    sql`(select events.* from events where ${which} and ${within} order by events.id desc limit ${pageSize + 1})`
  const people = person
    ? sql`select ${person}::uuid as id`
    : q
      ? sql`select ${peopleMatching(q)} as id limit ${mostPeople}`
      : null
  const found = people
    ? sql`(${people}) as people, lateral (
        ${newest(sql`events.subject_type = 'user' and events.subject_id = people.id and events.kind = any (${[...kinds]})`)}
        union ${newest(sql`events.actor = people.id::text and events.kind = any (${[...kinds]})`)}) as event`
    : sql`unnest(${[...kinds]}::text[]) as wanted, lateral ${newest(sql`events.kind = wanted`)} as event`
  const actor = sql`case when page.actor ~ '^[0-9a-f]{8}-' then page.actor::uuid end`
  const subject = sql`case when page.subject_type = 'user' then page.subject_id end`
  return {
    query: () => sql<Row>`
      with page as (
        select distinct on (event.id) event.* from ${found} order by event.id desc limit ${pageSize + 1}
      )
      select page.id, page.kind, to_json(page.at) #>> '{}' as at, page.actor, page.subject_type, page.subject_id,
          coalesce(${nameOf(actor)}, ${emailOf(actor)}) as actor_name, ${otherNameOf(actor)} as actor_other_name,
          coalesce(${nameOf(subject)}, ${emailOf(subject)}) as person_name, ${otherNameOf(subject)} as person_other_name,
          page.detail ->> 'role' as role, page.detail,
          case when page.kind = 'platform.settings_changed' then ${settingsChangedAt(sql`page.at`, sql`page.actor`)} else '[]' end as settings
        from page order by page.id desc`,
    view(rows) {
      const shown = rows.slice(0, pageSize)
      return {
        entries: shown.map(viewEntry),
        after: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
      }
    },
  }
}

function viewEntry(row: Row): AuditEntry {
  const isPerson = /^[0-9a-f]{8}-/.test(row.actor)
  return {
    id: row.id,
    kind: row.kind,
    at: new Date(row.at).toISOString(),
    by: isPerson ? (row.actor_name === null ? 'gone' : 'person') : row.actor === '' ? 'visitor' : 'platform',
    actor: partyOf(row.actor, row.actor_name, row.actor_other_name),
    person: partyOf(row.subject_id, row.person_name, row.person_other_name),
    subject: row.subject_type === 'user' ? null : row.subject_id,
    role: row.role,
    changes: changesIn(row.kind, row.detail, row.settings),
  }
}

const partyOf = (id: string, name: string | null, otherName: string | null) =>
  name === null ? null : { id, name, otherName }

/** Event ids are ordered by time: the lowest id that a day in Riyadh can have. */
function firstOf(day: string): string {
  const hex = Math.max(0, Date.parse(`${day}T00:00:00+03:00`))
    .toString(16)
    .padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}
const firstOfAll = '00000000-0000-0000-0000-000000000000'
const lastOfAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
