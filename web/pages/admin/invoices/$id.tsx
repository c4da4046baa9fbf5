import { invoiceTitles } from '#copy/money/invoices/titles.ts'
import { portalPage } from '#web/app/page.ts'
import { InvoiceScreen } from '#web/money/invoices/invoice-screen.tsx'

export default portalPage({
  title: invoiceTitles.title,
  place: { back: { to: '/admin/settings?tab=invoices', label: invoiceTitles.back } },
  duties: ['finance'],
  reads: [],
  view: () => <InvoiceScreen side="admin" />,
})
