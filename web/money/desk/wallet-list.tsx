import { useState } from 'react'
import {
  type FoundWallet,
  returnTransfer,
  searchWallets,
  type WalletTransfer,
} from '#contract/money/wallet-desk.ts'
import { financeWallets as words } from '#copy/money/wallet-desk.ts'
import { useChange } from '#web/app/query.ts'
import { columnPrice } from '#web/lib/column-price.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { price } from '#web/lib/price.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoundList } from '#web/ui/found-list.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { showToast } from '#web/ui/toast.ts'
import { TransferDialog } from './transfer-dialog.tsx'

/**
 * The balances of patients' wallets, and transfers out of them. Search words are names, so they are not in the address.
 */
export function WalletList() {
  const t = useWords()
  const [q, search] = useState('')
  const [chosen, choose] = useState<FoundWallet | null>(null)
  const [back, askBack] = useState<WalletTransfer | null>(null)
  const read = useReadRows(searchWallets, { ...(q && { q }) }, 'wallets')
  return (
    <section aria-label={t(words.list)} className="grid gap-5">
      <search>
        <SearchBox label={t(words.search)} q={q} onSearch={search} />
      </search>
      <div>
        <FoundList
          words={words}
          of={read}
          none={<EmptyState title={t(words.none.title)} description={t(words.none.text)} />}
        >
          {(wallet) => (
            <Line
              key={wallet.id}
              wallet={wallet}
              onTransfer={() => choose(wallet)}
              onReturn={(transfer) => askBack(transfer)}
            />
          )}
        </FoundList>
      </div>
      {chosen && <TransferDialog wallet={chosen} onClose={() => choose(null)} />}
      {back && <ReturnDialog transfer={back} onClose={() => askBack(null)} />}
    </section>
  )
}

type LineProps = {
  wallet: FoundWallet
  onTransfer: () => void
  onReturn: (transfer: WalletTransfer) => void
}

function Line({ wallet: { owner, balance, available, transfers }, onTransfer, onReturn }: LineProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <li className="px-5 py-3.5 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">
            {owner ? localizedName(language, owner).name : t(words.gone)}
          </span>
          {available < balance && (
            <span className="block text-xs text-ink-soft">
              {t(words.held(price(language, balance - available)))}
            </span>
          )}
        </span>
        <span className="text-end text-sm font-medium tabular-nums sm:min-w-24">
          <bdi>{columnPrice(language, balance)}</bdi>
        </span>
        {available > 0 && (
          <Button variant="secondary" size="sm" className="max-sm:w-full" onClick={onTransfer}>
            {t(words.transfer.open)}
          </Button>
        )}
      </div>
      {transfers.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {transfers.map((transfer) => (
            <Transferred key={transfer.id} transfer={transfer} onReturn={() => onReturn(transfer)} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Transferred({ transfer, onReturn }: { transfer: WalletTransfer; onReturn: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { amount, ibanEnd, at, by, returnedAt } = transfer
  const moment = (text: string) => writeMoment(language, new Date(text), new Date(), readerZone())
  const [what, when] = [price(language, amount), moment(at)]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 text-xs text-ink-soft">
      <span>
        {t(ibanEnd ? words.transferred(what, ibanEnd, when) : words.transferredSince(what, when))}
        {by && ` · ${t(words.by(localizedName(language, by).name))}`}
      </span>
      {returnedAt ? (
        <span>{t(words.cameBack(moment(returnedAt)))}</span>
      ) : (
        <Button variant="quiet" size="sm" onClick={onReturn}>
          {t(words.back.open)}
        </Button>
      )}
    </li>
  )
}

function ReturnDialog({
  transfer: { id, amount },
  onClose,
}: {
  transfer: WalletTransfer
  onClose: () => void
}) {
  const t = useWords()
  const language = useLanguage()
  const change = useChange(returnTransfer, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.back.done) })
      onClose()
    },
  })
  return (
    <AskDialog
      isOpen
      words={words.back}
      onConfirm={() => change.mutate({ id })}
      change={change}
      onClose={onClose}
    >
      <p>{t(words.back.text(price(language, amount)))}</p>
    </AskDialog>
  )
}
