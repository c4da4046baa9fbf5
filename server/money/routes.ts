import { contract } from '#contract/contract.ts'
import { limitAttempts } from '#server/appointments/limits.ts'
import { loadPage } from '#server/appointments/page.ts'
import { system } from '#server/ground/data/db.ts'
import { answerPrepared } from '#server/ground/http/answer-prepared.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import type { Limit } from '#server/ground/http/limits.ts'
import { listBookLines, readBooks } from './books/books.ts'
import { exportBooks } from './books/export-books.ts'
import { reconcile } from './books/reconcile.ts'
import { lookInto, readReconciliation } from './books/reconciliation.ts'
import { beginAddition, prepareAddition } from './cards/begin-addition.ts'
import { chooseDefaultCard, listPaymentMethods, removePaymentMethod } from './cards/cards.ts'
import { concludeAddition, prepareConclusion as prepareCardConclusion } from './cards/conclude-addition.ts'
import { markDisputeAnswered, setAnswerDay } from './disputes/answer-dispute.ts'
import {
  addClaimEvidence,
  addDisputeEvidence,
  listClaimEvidence,
  listDisputeEvidence,
  readEvidence,
  removeEvidence,
  takeEvidence,
} from './disputes/evidence.ts'
import { prepareDispute, prepareDisputes } from './disputes/list-disputes.ts'
import { proveWebhook, receiveWebhook } from './gateway/receive-webhook.ts'
import {
  listAllInvoices,
  listAppointmentInvoices,
  listInvoices,
  listPracticeInvoices,
  printInvoice,
  readInvoice,
} from './invoices/invoices.ts'
import { readNationalId, removeNationalId, saveNationalId } from './invoices/national-id.ts'
import { readInvoiceSettings, saveInvoiceSettings } from './invoices/settings.ts'
import { bookWithPackage } from './packages/book-with-package.ts'
import { refundPackage } from './packages/end-package.ts'
import { listMyPackages, listPackages } from './packages/list-packages.ts'
import { addOffer, listOffers, saveOffer, withdrawOffer } from './packages/offers.ts'
import { payForPackage, prepareForPackage } from './packages/pay-for-package.ts'
import { bookForPatient } from './payments/book-for-patient.ts'
import { prepareConclusion } from './payments/conclude-payment.ts'
import { readPayment } from './payments/desk/read-payment.ts'
import { refundPayment, takeBackUse } from './payments/desk/refunds.ts'
import { searchPayments } from './payments/desk/search-payments.ts'
import { giveUpPayment, prepareGivingUp } from './payments/give-up-payment.ts'
import { openPayment, preparePayment } from './payments/open-payment.ts'
import { payForReserved, prepareForReserved } from './payments/pay-for-reserved.ts'
import { prepareCharge } from './payments/pay-with-card.ts'
import { readReceipt } from './payments/read-receipt.ts'
import { listWaitingPayments } from './payments/waiting-payments.ts'
import { readBilling, removeIban, saveBilling } from './payouts/billing.ts'
import { decidePayout } from './payouts/decide-payout.ts'
import { exportEarnings, readEarnings } from './payouts/earnings.ts'
import { holdPayouts, releasePayouts } from './payouts/hold.ts'
import { listEarned } from './payouts/list-earned.ts'
import { listHolds } from './payouts/list-holds.ts'
import { listPayouts, preparePayees } from './payouts/list-payouts.ts'
import { payOutNow, payoutOwner, prepareRead } from './payouts/own-payouts.ts'
import { readBalance } from './payouts/read-balance.ts'
import { readPlatformFee } from './payouts/read-platform-fee.ts'
import {
  exportStatement,
  exportTheirStatement,
  printStatement,
  printTheirStatement,
} from './statements/download-statement.ts'
import { prepareOwn, prepareTheirs } from './statements/list-statements.ts'
import { readWallet } from './wallets/read-wallet.ts'
import { searchWallets } from './wallets/search-wallets.ts'
import { returnTransfer, transferFromWallet } from './wallets/transfer-wallet.ts'

/** A browser that waits for a bank polls every few seconds. */
const returns: Limit = { name: 'payment_return.person', most: 300, seconds: 3_600 }

/** Limits how many cards a stolen session can try. */
const charges: Limit = { name: 'card_charge.person', most: 30, seconds: 3_600 }

const reservedPayments: Limit = { name: 'reserved_payment.person', most: 30, seconds: 3_600 }
const purchases: Limit = { name: 'package_payment.person', most: 30, seconds: 3_600 }
const additions: Limit = { name: 'card_addition.person', most: 20, seconds: 3_600 }
const cardReturns: Limit = { name: 'card_return.person', most: 60, seconds: 3_600 }

const asking: Limit = { name: 'payouts.person', most: 20, seconds: 3_600 }
/** Each comparison asks the gateway for everything in its days. */
const comparisons: Limit = { name: 'reconciliations.person', most: 20, seconds: 3_600 }

const evidenceUploads: Limit = { name: 'evidence_files.person', most: 60, seconds: 3_600 }

export const moneyRoutes: readonly Bound[] = [
  bind(contract.payForAppointment, openPayment, {
    before: preparePayment,
    queueOf: ({ dietitian }) => dietitian,
    neverStored: true,
    holdsKey: true,
  }),
  bind(contract.bookForPatient, bookForPatient, {
    limit: limitAttempts,
    readAgain: { subjectOf: ({ appointment }) => appointment.id, read: loadPage },
  }),
  bind(contract.payForReserved, payForReserved, {
    limits: (_, { actor }) => [[reservedPayments, actor.id]],
    before: prepareForReserved,
    neverStored: true,
    holdsKey: true,
  }),
  bind(contract.concludePayment, answerPrepared, {
    limits: (_, { actor }) => [[returns, actor.id]],
    before: prepareConclusion,
    neverStored: true,
  }),
  bind(contract.payWithCard, answerPrepared, {
    limits: (_, { actor }) => [[charges, actor.id]],
    before: prepareCharge,
    neverStored: true,
    holdsKey: true,
  }),
  bind(contract.payForPackage, payForPackage, {
    limits: (_, { actor }) => [[purchases, actor.id]],
    before: prepareForPackage,
    neverStored: true,
    holdsKey: true,
  }),
  bind(contract.refundPackage, refundPackage, {
    before: async (_house, _input, { actor }) => actor,
    shownAs: () => system,
    neverStored: true,
    holdsKey: true,
  }),
  bindRead(contract.readReceipt, readReceipt),
  bindRead(contract.listWaitingPayments, listWaitingPayments),
  bind(contract.giveUpPayment, giveUpPayment, {
    limits: (_, { actor }) => [[returns, actor.id]],
    before: prepareGivingUp,
    shownAs: () => system,
    neverStored: true,
    holdsKey: true,
  }),
  bind(contract.listDisputes, answerPrepared, { before: prepareDisputes, neverStored: true }),
  bind(contract.readDispute, answerPrepared, { before: prepareDispute, neverStored: true }),
  bind(contract.setAnswerDay, setAnswerDay),
  bind(contract.markDisputeAnswered, markDisputeAnswered),
  bind(contract.listDisputeEvidence, listDisputeEvidence, { neverStored: true }),
  bind(contract.listClaimEvidence, listClaimEvidence, { neverStored: true }),
  bind(contract.addDisputeEvidence, addDisputeEvidence, {
    limits: (_, { actor }) => [[evidenceUploads, actor.id]],
    before: takeEvidence('dispute'),
  }),
  bind(contract.addClaimEvidence, addClaimEvidence, {
    limits: (_, { actor }) => [[evidenceUploads, actor.id]],
    before: takeEvidence('claim'),
  }),
  bindFile(contract.readEvidence, readEvidence),
  bind(contract.removeEvidence, removeEvidence),
  bind(contract.readBilling, readBilling),
  bind(contract.saveBilling, saveBilling),
  bind(contract.removeIban, removeIban),
  bindRead(contract.listPaymentMethods, listPaymentMethods),
  bind(contract.addPaymentMethod, beginAddition, {
    limits: (_, { actor }) => [[additions, actor.id]],
    before: prepareAddition,
    neverStored: true,
    holdsKey: true,
  }),
  bind(contract.concludeAddition, concludeAddition, {
    limits: (_, { actor }) => [[cardReturns, actor.id]],
    before: prepareCardConclusion,
    neverStored: true,
  }),
  bind(contract.chooseDefaultCard, chooseDefaultCard),
  bind(contract.removePaymentMethod, removePaymentMethod),
  bind(contract.receivePaymentWebhook, receiveWebhook, {
    before: proveWebhook,
    shownAs: () => system,
    neverStored: true,
  }),
  bindRead(contract.listMyPackages, listMyPackages),
  bind(contract.addOffer, addOffer),
  bind(contract.saveOffer, saveOffer),
  bind(contract.withdrawOffer, withdrawOffer),
  bindRead(contract.listOffers, listOffers),
  bindRead(contract.listPackages, listPackages),
  bind(contract.bookWithPackage, bookWithPackage, {
    limit: limitAttempts,
    queueOf: ({ dietitian }) => dietitian,
    readAgain: { subjectOf: ({ appointment }) => appointment.id, read: loadPage },
  }),
  bindRead(contract.readWallet, readWallet),
  bindRead(contract.listInvoices, listInvoices),
  bindRead(contract.listPracticeInvoices, listPracticeInvoices),
  bindRead(contract.listAllInvoices, listAllInvoices),
  bindRead(contract.listAppointmentInvoices, listAppointmentInvoices),
  bindRead(contract.readInvoice, readInvoice),
  bindFile(contract.printInvoice, printInvoice),
  bind(contract.readInvoiceSettings, readInvoiceSettings),
  bind(contract.saveInvoiceSettings, saveInvoiceSettings),
  bind(contract.readNationalId, readNationalId),
  bind(contract.saveNationalId, saveNationalId),
  bind(contract.removeNationalId, removeNationalId),
  bind(contract.readPayouts, answerPrepared, { before: prepareRead, neverStored: true }),
  bind(contract.payOutNow, payOutNow, {
    limits: (_, { actor }) => [[asking, actor.id]],
    before: payoutOwner,
    shownAs: () => system,
    neverStored: true,
    holdsKey: true,
  }),
  bindRead(contract.listPayouts, listPayouts),
  bind(contract.decidePayout, decidePayout),
  bind(contract.listPayees, answerPrepared, { before: preparePayees, neverStored: true }),
  bindRead(contract.listHolds, listHolds),
  bind(contract.holdPayouts, holdPayouts),
  bind(contract.releasePayouts, releasePayouts),
  bind(contract.readEarnings, readEarnings),
  bindRead(contract.readPlatformFee, readPlatformFee),
  bindFile(contract.exportEarnings, exportEarnings),
  bindRead(contract.readBalance, readBalance),
  bindRead(contract.listEarned, listEarned),
  bind(contract.listStatements, answerPrepared, { before: prepareOwn, neverStored: true }),
  bindFile(contract.printStatement, printStatement),
  bindFile(contract.exportStatement, exportStatement),
  bind(contract.listTheirStatements, answerPrepared, { before: prepareTheirs, neverStored: true }),
  bindFile(contract.printTheirStatement, printTheirStatement),
  bindFile(contract.exportTheirStatement, exportTheirStatement),
  bindRead(contract.readBooks, readBooks),
  bindRead(contract.listBookLines, listBookLines),
  bindFile(contract.exportBooks, exportBooks),
  bindRead(contract.searchPayments, searchPayments),
  bindRead(contract.readPayment, readPayment),
  bind(contract.refundPayment, refundPayment, { queueOf: ({ id }) => id }),
  bind(contract.takeBackUse, takeBackUse, { queueOf: ({ id }) => id }),
  bindRead(contract.searchWallets, searchWallets),
  bind(contract.transferFromWallet, transferFromWallet, { queueOf: ({ id }) => id }),
  bind(contract.returnTransfer, returnTransfer),
  bindRead(contract.readReconciliation, readReconciliation),
  bind(contract.reconcile, reconcile, { limits: (_, { actor }) => [[comparisons, actor.id]] }),
  bind(contract.lookInto, lookInto),
]
