import {
  exportEarnings as exportEarningsRoute,
  readEarnings as readEarningsRoute,
} from '#contract/earnings.ts'
import { listEarned as listEarnedRoute, readBalance as readBalanceRoute } from '#contract/finance/balance.ts'
import {
  exportBooks as exportBooksRoute,
  listBookLines as listBookLinesRoute,
  readBooks as readBooksRoute,
} from '#contract/finance/books.ts'
import {
  readPayment as readPaymentRoute,
  refundPayment as refundPaymentRoute,
  searchPayments as searchPaymentsRoute,
  takeBackUse as takeBackUseRoute,
} from '#contract/finance/payments.ts'
import {
  lookInto as lookIntoRoute,
  readReconciliation as readReconciliationRoute,
  reconcile as reconcileRoute,
} from '#contract/finance/reconciliation.ts'
import {
  exportStatement as exportStatementRoute,
  exportTheirStatement as exportTheirStatementRoute,
  listStatements as listStatementsRoute,
  listTheirStatements as listTheirStatementsRoute,
  printStatement as printStatementRoute,
  printTheirStatement as printTheirStatementRoute,
} from '#contract/finance/statements.ts'
import {
  returnTransfer as returnTransferRoute,
  searchWallets as searchWalletsRoute,
  transferFromWallet as transferFromWalletRoute,
} from '#contract/finance/wallets.ts'
import { readPlatformFee as readPlatformFeeRoute } from '#contract/platform/fee.ts'
import { answerReady } from '#server/ground/http/answer-ready.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import type { Limit } from '#server/ground/http/limits.ts'
import { exportEarnings, readEarnings } from './earnings.ts'
import { exportBooks } from './export-books.ts'
import { listBookLines } from './list-book-lines.ts'
import { listEarned } from './list-earned.ts'
import { lookInto } from './look-into.ts'
import { readBalance } from './read-balance.ts'
import { readBooks } from './read-books.ts'
import { readPayment } from './read-payment.ts'
import { readPlatformFee } from './read-platform-fee.ts'
import { readReconciliation } from './read-reconciliation.ts'
import { reconcile } from './reconcile.ts'
import { refundPayment } from './refund-payment.ts'
import { searchPayments } from './search-payments.ts'
import { searchWallets } from './search-wallets.ts'
import {
  exportStatement,
  exportTheirStatement,
  printStatement,
  printTheirStatement,
} from './statements/give-statement.ts'
import { prepareOwn, prepareTheirs } from './statements/list-statements.ts'
import { takeBackUse } from './take-back-use.ts'
import { returnTransfer, transferFromWallet } from './transfer-wallet.ts'

/** Each asks the gateway for everything of these days. */
const comparisons: Limit = { name: 'reconciliations.person', most: 20, seconds: 3_600 }

export const financeRoutes: readonly Bound[] = [
  bind(readEarningsRoute, readEarnings),
  bindRead(readPlatformFeeRoute, readPlatformFee),
  bindFile(exportEarningsRoute, exportEarnings),
  bindRead(readBalanceRoute, readBalance),
  bindRead(listEarnedRoute, listEarned),
  bind(listStatementsRoute, answerReady, { before: prepareOwn, neverKept: true }),
  bindFile(printStatementRoute, printStatement),
  bindFile(exportStatementRoute, exportStatement),
  bind(listTheirStatementsRoute, answerReady, { before: prepareTheirs, neverKept: true }),
  bindFile(printTheirStatementRoute, printTheirStatement),
  bindFile(exportTheirStatementRoute, exportTheirStatement),
  bindRead(readBooksRoute, readBooks),
  bindRead(listBookLinesRoute, listBookLines),
  bindFile(exportBooksRoute, exportBooks),
  bindRead(searchPaymentsRoute, searchPayments),
  bindRead(readPaymentRoute, readPayment),
  bind(refundPaymentRoute, refundPayment, { crowdOf: ({ id }) => id }),
  bind(takeBackUseRoute, takeBackUse, { crowdOf: ({ id }) => id }),
  bindRead(searchWalletsRoute, searchWallets),
  bind(transferFromWalletRoute, transferFromWallet, { crowdOf: ({ id }) => id }),
  bind(returnTransferRoute, returnTransfer),
  bindRead(readReconciliationRoute, readReconciliation),
  bind(reconcileRoute, reconcile, { limits: (_, { actor }) => [[comparisons, actor.id]] }),
  bind(lookIntoRoute, lookInto),
]
