import type { Cron } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { accountCardAdded, accountCardRemoved, accountIbanChanged } from './account-notices.ts'
import { mailDifferences } from './books/mail.ts'
import { compareOnRequest, reconcileNightly } from './books/reconcile.ts'
import { deleteOldGatewayRecords, settleAdditions } from './cards/cron.ts'
import { releaseAfterEnd } from './cards/release-addition.ts'
import { deleteUnwantedTokens } from './cards/unwanted-cards.ts'
import { disputeMail } from './disputes/mail.ts'
import { disputeNotified } from './disputes/notify.ts'
import { readWebhook, settleByWebhook, settlePayoutByWebhook } from './gateway/webhook-jobs.ts'
import {
  destroyOldInvoices,
  issueInvoices,
  issueLastMonthsFees,
  issueMissingInvoices,
} from './invoices/cron.ts'
import { invoiceMail } from './invoices/mail.ts'
import { exportEinvoices } from './invoices/xml/export-einvoices.ts'
import { tidyPackages, warnOfPackages } from './packages/cron.ts'
import { endPackages } from './packages/end-package.ts'
import { packageBought, packageEnded, packageExpiring, packageUseReturned } from './packages/mail.ts'
import { packageNotified } from './packages/notify.ts'
import { reversedUseMail } from './packages/reversed-use-mail.ts'
import { accountAfterEnd } from './payments/account-for-appointment.ts'
import { checkDisputes, checkExpired, finishPayments, settlePayments } from './payments/cron.ts'
import { refundDecidedMail, refundMail } from './payments/mail.ts'
import { payOwedRefund } from './payments/refund-payment.ts'
import { unpaidMail, waitingPaymentNotified } from './payments/unpaid.ts'
import { checkPaidPayouts, payOutWeekly, sendPayout, settlePayouts } from './payouts/cron.ts'
import { holdForIban } from './payouts/hold-for-iban.ts'
import { payoutDoubtMail, payoutHoldMail, payoutMail } from './payouts/mail.ts'
import { makeAvailable } from './payouts/make-available.ts'
import { accountIbanMessage } from './payouts/message-iban-change.ts'
import { payoutDoubtNotified, payoutReturnNotified } from './payouts/notify.ts'
import { payoutCronTime } from './payouts/rules.ts'
import { walletMail } from './wallets/mail.ts'

export const moneyJobs = {
  account_card_added: accountCardAdded,
  account_card_removed: accountCardRemoved,
  account_iban_changed: accountIbanChanged,
  account_iban_message: accountIbanMessage,
  read_payment_webhook: readWebhook,
  release_addition: releaseAfterEnd,
  forget_unwanted_cards: (house: House) => deleteUnwantedTokens(house),
  settle_by_webhook: settleByWebhook,
  refund_payment: payOwedRefund,
  refund_mail: refundMail,
  refund_decided_mail: refundDecidedMail,
  unpaid_mail: unpaidMail,
  waiting_payment_notified: waitingPaymentNotified,
  account_for_appointment: accountAfterEnd,
  use_taken_back_mail: reversedUseMail,
  package_bought: packageBought,
  package_use_returned: packageUseReturned,
  package_expiring: packageExpiring,
  package_ended: packageEnded,
  package_notified: packageNotified,
  dispute_notified: disputeNotified,
  dispute_mail: disputeMail,
  wallet_mail: walletMail,
  issue_invoices: issueInvoices,
  invoice_mail: invoiceMail,
  send_payout: sendPayout,
  settle_payout_by_webhook: settlePayoutByWebhook,
  payout_mail: payoutMail,
  payout_return_notified: payoutReturnNotified,
  payout_doubt_notified: payoutDoubtNotified,
  payout_doubt_mail: payoutDoubtMail,
  payout_hold_mail: payoutHoldMail,
  hold_for_iban: holdForIban,
  compare_books: compareOnRequest,
  difference_mail: mailDifferences,
}

export const moneyCron = {
  settle_payments: { at: '* * * * *', work: settlePayments },
  ask_expired_payments: { at: '20 2 * * *', work: checkExpired },
  ask_disputes: { at: '15 * * * *', work: checkDisputes },
  finish_payments: { at: '*/5 * * * *', work: finishPayments },
  settle_additions: { at: '*/5 * * * *', work: settleAdditions },
  forget_cards: { at: '*/10 * * * *', work: deleteUnwantedTokens },
  tidy_payments: { at: '25 0 * * *', work: deleteOldGatewayRecords },
  end_packages: { at: '*/5 * * * *', work: endPackages },
  warn_of_packages: { at: '5 7 * * *', work: warnOfPackages },
  tidy_packages: { at: '35 0 * * *', work: tidyPackages },
  issue_missing_invoices: { at: '*/10 * * * *', work: issueMissingInvoices },
  issue_fee_invoices: { at: '40 2 * * *', work: issueLastMonthsFees },
  hand_over_einvoices: { at: '*/5 * * * *', work: exportEinvoices },
  forget_old_invoices: { at: '10 3 1 * *', work: destroyOldInvoices },
  make_available: { at: '35 * * * *', work: makeAvailable },
  pay_out: { at: payoutCronTime, work: payOutWeekly },
  settle_payouts: { at: '*/5 * * * *', work: settlePayouts },
  ask_paid_payouts: { at: '40 2 * * *', work: checkPaidPayouts },
  reconcile: { at: '10 1 * * *', work: reconcileNightly },
} satisfies Cron
