import { type RawBuilder, sql } from 'kysely'
import type {
  searchSubscribers as route,
  Subscriber,
  SubscriberState,
} from '#contract/newsletter-subscribers.ts'
import { searchParts } from '#server/ground/data/search-parts.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type Cursor, cursorRow, microsOf, readCursor, writeCursor } from '#server/ground/time/cursor.ts'

const pageSize = 25

export type SubscriberRow = {
  id: string
  email: string
  language: Subscriber['language']
  state: SubscriberState
  asked_at: string
  changed_at: string | null
  micros: string
}
type Row = { subscribers: SubscriberRow[]; total: number | null }

export const searchSubscribers: Read<typeof route, Row> = (_, { q, state, after }) => {
  const which = sql`${state ? isInState[state] : sql`true`} and ${
    q ? sql`id in (select app.newsletter_subscribers_found(${searchParts(q).address}))` : sql`true`
  }`
  return {
    query: () => sql<Row>`
      with page as (${subscribersPage(which, after ? readCursor(after) : null, pageSize + 1)})
      select (select coalesce(json_agg(page order by asked_at desc, id desc), '[]') from page) as subscribers,
        ${after ? sql`null` : sql`(select count(*)::int from newsletter_subscribers where ${which})`} as total`,
    view([page]) {
      if (!page) throw new Error('the query for the page returned no row')
      const shown = page.subscribers.slice(0, pageSize)
      const last = page.subscribers.length > pageSize ? shown.at(-1) : undefined
      return {
        subscribers: shown.map(viewSubscriber),
        after: last ? writeCursor(last) : null,
        total: page.total,
      }
    },
  }
}

/** The latest of them, or those after the cursor. */
export const subscribersPage = (
  which: RawBuilder<unknown>,
  after: Cursor | null,
  most: number,
): RawBuilder<SubscriberRow> => sql<SubscriberRow>`
  select id, email, language, asked_at, coalesce(left_at, confirmed_at) as changed_at, ${microsOf(sql`asked_at`)} as micros,
      case when left_at is not null then 'left' when confirmed_at is not null then 'confirmed' else 'waiting' end as state
    from newsletter_subscribers where ${which} ${after ? sql`and (asked_at, id) < ${cursorRow(after)}` : sql``}
    order by asked_at desc, id desc limit ${most}`

export const isInState: Readonly<Record<SubscriberState, RawBuilder<boolean>>> = {
  confirmed: sql`confirmed_at is not null`,
  waiting: sql`confirmed_at is null and left_at is null`,
  left: sql`left_at is not null`,
}

const viewSubscriber = ({ id, email, language, state, asked_at, changed_at }: SubscriberRow): Subscriber => ({
  id,
  email,
  language,
  state,
  askedAt: new Date(asked_at).toISOString(),
  changedAt: changed_at && new Date(changed_at).toISOString(),
})
