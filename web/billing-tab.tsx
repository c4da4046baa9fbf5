import { InvoicesOfPractice } from './invoices/practice-invoices.tsx'
import { BillingSettings } from './payments/billing-settings.tsx'

/** Under a tab of the dietitian's settings. */
export function BillingTab() {
  return (
    <>
      <BillingSettings />
      <InvoicesOfPractice />
    </>
  )
}
