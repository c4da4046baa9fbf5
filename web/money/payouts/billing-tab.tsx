import { InvoicesOfPractice } from '#web/money/invoices/practice-invoices.tsx'
import { BillingSettings } from './billing-settings.tsx'

/** A tab of the dietitian's settings. */
export function BillingTab() {
  return (
    <>
      <BillingSettings />
      <InvoicesOfPractice />
    </>
  )
}
