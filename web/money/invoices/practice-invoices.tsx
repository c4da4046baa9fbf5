import { useId } from 'react'
import { invoicePages as words } from '#copy/money/invoices/pages.ts'
import { useWords } from '#web/lib/words.ts'
import { PracticeInvoices } from './invoice-list.tsx'

/** Shown below the billing details of a dietitian. */
export function InvoicesOfPractice() {
  const t = useWords()
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10 grid max-w-5xl gap-4">
      <div>
        <h2 id={id} className="text-md font-semibold">
          {t(words.list)}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{t(words.text.dietitian)}</p>
      </div>
      <PracticeInvoices />
    </section>
  )
}
