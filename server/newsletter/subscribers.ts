import { type RawBuilder, sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { Subscriber, SubscriberState } from '#contract/newsletter-subscribers.ts'
import type { InputOf } from '#contract/route.ts'
import { languageName } from '#copy/language-name.ts'
import { newsletterSubscribers as words } from '#copy/newsletter-subscribers.ts'
import { searchParts } from '#server/ground/data/search-parts.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { csvFile, rowsAtOnce } from '#server/ground/http/csv-file.ts'
import { type Limit, spendAll } from '#server/ground/http/limits.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { type Cursor, cursorRow, microsOf, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { record } from './events.ts'

const pageSize = 25

type SubscriberRow = {
  id: string
  email: string
  language: Subscriber['language']
  state: SubscriberState
  asked_at: string
  changed_at: string | null
  micros: string
}
type Row = { subscribers: SubscriberRow[]; total: number | null }

export const searchSubscribers: Read<typeof contract.searchSubscribers, Row> = (_, { q, state, after }) => {
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

/** The latest subscribers, or those after the cursor. */
const subscribersPage = (
  which: RawBuilder<unknown>,
  after: Cursor | null,
  most: number,
): RawBuilder<SubscriberRow> => sql<SubscriberRow>`
  select id, email, language, asked_at, coalesce(left_at, confirmed_at) as changed_at, ${microsOf(sql`asked_at`)} as micros,
      case when left_at is not null then 'left' when confirmed_at is not null then 'confirmed' else 'waiting' end as state
    from newsletter_subscribers where ${which} ${after ? sql`and (asked_at, id) < ${cursorRow(after)}` : sql``}
    order by asked_at desc, id desc limit ${most}`

const isInState: Readonly<Record<SubscriberState, RawBuilder<boolean>>> = {
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

const downloads: Limit = { name: 'newsletter.downloads', most: 30, seconds: 3_600 }

export async function exportSubscribers(
  house: House,
  { state }: InputOf<typeof contract.exportSubscribers>,
  { actor }: Caller,
): Promise<FileAnswer> {
  await spendAll(house, [[downloads, actor.id]])
  await house.db.as(actor, (tx) =>
    record(tx, actor, 'newsletter.subscribers_downloaded', actor.id, house.clock.now(), {
      state: state ?? 'all',
    }),
  )
  const { language } = actor
  return csvFile<SubscriberRow, Cursor>({
    name: `nabta-newsletter-${state ?? 'all'}.csv`,
    head: Object.values(words.columns).map((word) => word[language]),
    async read(after) {
      const rows = await house.db.read(actor, () =>
        subscribersPage(state ? isInState[state] : sql`true`, after, rowsAtOnce),
      )
      return { rows, after: rows.length < rowsAtOnce ? null : (rows.at(-1) ?? null) }
    },
    cellsOf: (row) => [
      row.email,
      words.states[row.state][language],
      languageName(row.language)[language],
      new Date(row.asked_at).toISOString(),
      row.changed_at && new Date(row.changed_at).toISOString(),
    ],
  })
}

export const removeSubscriber: Verb<typeof contract.removeSubscriber> = async (tx, actor, { id }, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'newsletter.subscriber_removed', id, now)
  return { done: true }
}
