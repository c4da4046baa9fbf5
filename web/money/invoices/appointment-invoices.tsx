import { useId } from 'react'
import type { AppointmentPage, Party } from '#contract/appointments/appointment.ts'
import { listAppointmentInvoices } from '#contract/money/invoices.ts'
import { invoicePages as words } from '#copy/money/invoices/pages.ts'
import { useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { InvoiceRow } from './invoice-list.tsx'

type AppointmentInvoicesProps = { appointment: Pick<AppointmentPage, 'id'>; party: Party }

/** The invoices for an appointment; nothing if it was not paid through the platform. */
export function AppointmentInvoices({ appointment: { id }, party }: AppointmentInvoicesProps) {
  const t = useWords()
  const titleId = useId()
  const read = useRead(listAppointmentInvoices, { id })
  return (
    <Read of={read} failed={words.failed} waiting={null}>
      {({ invoices }) =>
        invoices.length > 0 && (
          <Card flush as="section" aria-labelledby={titleId}>
            <h3 id={titleId} className="px-5 pt-5 text-md font-semibold sm:px-6">
              {t(words.list)}
            </h3>
            <ul className="mt-1 divide-y divide-line">
              {invoices.map((invoice) => (
                <InvoiceRow key={invoice.id} side={party} invoice={invoice} />
              ))}
            </ul>
          </Card>
        )
      }
    </Read>
  )
}
