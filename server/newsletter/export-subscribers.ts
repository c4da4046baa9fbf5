import { sql } from 'kysely'
import type { exportSubscribers as route } from '#contract/newsletter-subscribers.ts'
import type { InputOf } from '#contract/route.ts'
import { languageName } from '#copy/language-name.ts'
import { newsletterSubscribers as words } from '#copy/newsletter-subscribers.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { csvFile, rowsAtOnce } from '#server/ground/http/csv-file.ts'
import { type Limit, spendAll } from '#server/ground/http/limits.ts'
import type { Cursor } from '#server/ground/time/cursor.ts'
import { record } from './events.ts'
import { isInState, type SubscriberRow, subscribersPage } from './search-subscribers.ts'

const downloads: Limit = { name: 'newsletter.downloads', most: 30, seconds: 3_600 }

export async function exportSubscribers(
  house: House,
  { state }: InputOf<typeof route>,
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
