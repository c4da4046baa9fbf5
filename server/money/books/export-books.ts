import { sql } from 'kysely'
import type { exportBooks as route } from '#contract/money/books.ts'
import type { InputOf } from '#contract/route.ts'
import { textFor } from '#contract/text-language.ts'
import { books as words } from '#copy/money/books.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { csvFile, rowsAtOnce } from '#server/ground/http/csv-file.ts'
import { type Limit, spendAll } from '#server/ground/http/limits.ts'
import type { Cursor } from '#server/ground/time/cursor.ts'
import { record } from '../events.ts'
import { type PostedRow, postedIn } from '../ledger/books.ts'
import { isoText } from '../payments/desk/view.ts'
import { type NamedPerson, namedPerson, paymentOfCause } from '../payments/figures.ts'
import { timeSpanOf } from './days.ts'

const downloads: Limit = { name: 'books.downloads', most: 30, seconds: 3_600 }

type Posted = PostedRow & { payment: string | null }

/** One line per entry, oldest first; the entries of a transaction are adjacent and sum to zero. */
export async function exportBooks(
  house: House,
  { from, to }: InputOf<typeof route>,
  { actor }: Caller,
): Promise<FileAnswer> {
  await spendAll(house, [[downloads, actor.id]])
  await house.db.as(actor, (tx) =>
    record(tx, actor, 'ledger.downloaded', actor.id, house.clock.now(), { from, to }),
  )
  const { language } = actor
  const nameOf = (owner: NamedPerson) =>
    owner ? textFor(language, owner.name ?? '', owner.otherName) : words.gone[language]
  return csvFile<Entry, Cursor>({
    name: `nabta-ledger-${from}-${to}.csv`,
    head: Object.values(words.columns).map((word) => word[language]),
    async read(after) {
      const rows = await house.db.read(
        actor,
        () =>
          sql<Posted>`${postedIn(
            timeSpanOf({ from, to }),
            after,
            rowsAtOnce,
            namedPerson,
            (cause) => sql`${paymentOfCause(cause)} as payment`,
          )}`,
      )
      const shown = rows.slice(0, rowsAtOnce)
      const last = rows.length > rowsAtOnce ? (shown.at(-1) ?? null) : null
      return {
        rows: shown.flatMap((posted) => posted.entries.map((entry) => ({ posted, entry }))),
        after: last,
      }
    },
    cellsOf: ({ posted, entry }) => [
      isoText(posted.at),
      posted.id,
      words.kinds[posted.kind][language],
      words.accounts[entry.account][language],
      entry.account === 'earnings' || entry.account === 'available' || entry.account === 'wallet'
        ? nameOf(entry.owner as NamedPerson)
        : '',
      entry.halalas > 0 ? entry.halalas / 100 : '',
      entry.halalas < 0 ? -entry.halalas / 100 : '',
      posted.payment ?? '',
      posted.cause_id,
    ],
  })
}

type Entry = { posted: Posted; entry: PostedRow['entries'][number] }
