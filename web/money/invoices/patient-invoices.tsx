import { invoicePages as words } from '#copy/money/invoices/pages.ts'
import { useWords } from '#web/lib/words.ts'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { PatientInvoices } from './invoice-list.tsx'
import { NationalId } from './national-id.tsx'

/** A tab of the patient's settings. */
export function InvoicesTab() {
  const t = useWords()
  return (
    <SettingsList>
      <NationalId />
      <div className="grid gap-4">
        <p className="text-sm text-ink-soft">{t(words.text.patient)}</p>
        <PatientInvoices />
      </div>
    </SettingsList>
  )
}
