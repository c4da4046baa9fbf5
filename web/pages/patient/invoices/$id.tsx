import { invoiceTitles } from '#copy/money/invoices/titles.ts'
import { portalPage } from '#web/app/page.ts'
import { InvoiceScreen } from '#web/money/invoices/invoice-screen.tsx'

export default portalPage({
  title: invoiceTitles.title,
  place: { back: { to: '/patient/settings?tab=invoices', label: invoiceTitles.back } },
  reads: [],
  view: () => <InvoiceScreen side="patient" />,
})
