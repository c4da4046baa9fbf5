import {
  exportEarnings as exportEarningsRoute,
  readEarnings as readEarningsRoute,
} from '#contract/earnings.ts'
import {
  readBilling as readBillingRoute,
  removeIban as removeIbanRoute,
  saveBilling as saveBillingRoute,
} from '#contract/payments.ts'
import { type Bound, bind } from '#server/http/bind.ts'
import { bindFile } from '#server/http/bind-file.ts'
import { readBilling, removeIban, saveBilling } from './billing.ts'
import { exportEarnings, readEarnings } from './earnings.ts'

export const paymentRoutes: readonly Bound[] = [
  bind(readBillingRoute, readBilling),
  bind(saveBillingRoute, saveBilling),
  bind(removeIbanRoute, removeIban),
  bind(readEarningsRoute, readEarnings),
  bindFile(exportEarningsRoute, exportEarnings),
]
