import { financePayments as words } from '#copy/money/payment-desk.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useGo } from '#web/lib/go.ts'
import { useWords } from '#web/lib/words.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { Books } from '../books/books.tsx'
import { financeTabs, href, useSearchParams } from './search-params.ts'

const Payments = lazyPart(() => import('./payment-list.tsx'), 'PaymentList')

const Wallets = lazyPart(() => import('./wallet-list.tsx'), 'WalletList')

const Reconciliation = lazyPart(() => import('../books/reconciliation.tsx'), 'Reconciliation')

/** The tabs of finance: books, payments, wallets and reconciliation. */
export function FinanceDesk() {
  const t = useWords()
  const go = useGo()
  const { tab, from, to } = useSearchParams()
  return (
    <Tabs
      label={t(words.tabs.label)}
      selected={tab}
      onSelect={(next) =>
        go(href({ tab: financeTabs.find((each) => each === next) ?? 'books', from, to }), { replace: true })
      }
      tabs={[
        { id: 'books', label: t(words.tabs.books), content: <Books /> },
        { id: 'payments', label: t(words.tabs.payments), content: <Payments /> },
        { id: 'wallets', label: t(words.tabs.wallets), content: <Wallets /> },
        { id: 'reconciliation', label: t(words.tabs.reconciliation), content: <Reconciliation /> },
      ]}
    />
  )
}
