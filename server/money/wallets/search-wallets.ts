import { sql } from 'kysely'
import type { searchWallets as route } from '#contract/money/wallet-desk.ts'
import { peopleMatching } from '#server/accounts/people/search-people.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { accountsOf } from '../ledger/balances.ts'
import { isoText, viewNamed } from '../payments/desk/view.ts'
import { type NamedPerson, namedPerson } from '../payments/figures.ts'
import { heldForPayments } from './balance.ts'
import { hasTransfers, type TransferRow, transfersOf } from './transfers.ts'

type Row = {
  id: string
  owner: NamedPerson
  balance: number
  held: number
  transfers: (Omit<TransferRow, 'by'> & { by: NamedPerson })[]
}

const most = 25

export const searchWallets: Read<typeof route, Row> = (_, { q, after }, now) => ({
  query: () => sql<Row>`
    select wallet.id, ${namedPerson(sql`wallet.owner`)} as owner, balance, ${heldForPayments(sql`wallet.owner`, now)} as held,
        ${transfersOf(sql`wallet.id`, namedPerson)} as transfers
      from (${accountsOf('wallet')}) as wallet
      where (balance > 0 or ${hasTransfers(sql`wallet.id`)})
        ${q ? sql`and owner in (select ${peopleMatching(q)})` : sql``} ${after ? sql`and id < ${after}::uuid` : sql``}
      order by id desc limit ${most + 1}`,
  view(rows) {
    const shown = rows.slice(0, most)
    return {
      wallets: shown.map(({ id, owner, balance, held, transfers }) => ({
        id,
        owner: viewNamed(owner),
        balance: balance / 100,
        available: Math.max(0, balance - held) / 100,
        transfers: transfers.map(({ halalas, at, by, returnedAt, ...transfer }) => ({
          ...transfer,
          amount: halalas / 100,
          at: isoText(at),
          by: viewNamed(by),
          returnedAt: returnedAt && isoText(returnedAt),
        })),
      })),
      after: rows.length > most ? (shown.at(-1)?.id ?? null) : null,
    }
  },
})
