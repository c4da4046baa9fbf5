import { useState } from 'react'
import { invoicePages as words } from '#copy/money/invoices/pages.ts'
import { usePageSearch } from '#web/lib/page-address.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { AllInvoices } from './invoice-list.tsx'
import { OperatorDetails } from './operator-details.tsx'

/** All invoices, and the operator's own details on them. */
export function InvoiceDesk() {
  const t = useWords()
  const asked = usePageSearch().waiting
  const [q, search] = useState('')
  const [isWaiting, setWaiting] = useState(asked === '1')
  return (
    <SettingsList>
      <OperatorDetails />
      <div className="grid gap-4">
        <p className="text-sm text-ink-soft">{t(words.text.admin)}</p>
        <search>
          <SearchBox label={t(words.search)} q={q} onSearch={search} />
        </search>
        <Checkbox checked={isWaiting} onChange={({ target }) => setWaiting(target.checked)}>
          {t(words.waiting)}
        </Checkbox>
        <AllInvoices q={q} isWaiting={isWaiting} />
      </div>
    </SettingsList>
  )
}
