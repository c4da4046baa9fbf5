import type { Day } from '#contract/days.ts'
import { about, detail, recorder } from '#server/ground/data/events.ts'

export const financeEvents = {
  'reconciliation.asked': about('reconciliation', ['compare_books']),
  /** So many things differ that did not before. */
  'reconciliation.differs': about('reconciliation', ['difference_mail'], detail<{ fresh: number }>()),
  'difference.looked_into': about('difference', []),
  /** Of who downloaded it: everybody's names leave the product together, or the account of one dietitian. */
  'ledger.downloaded': about('user', [], detail<{ from: Day; to: Day; dietitian?: string }>()),
}

export const record = recorder(financeEvents)
