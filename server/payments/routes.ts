import {
  readBilling as readBillingRoute,
  removeIban as removeIbanRoute,
  saveBilling as saveBillingRoute,
} from '#contract/payments.ts'
import { type Bound, bind } from '#server/http/bind.ts'
import { readBilling, removeIban, saveBilling } from './billing.ts'

export const paymentRoutes: readonly Bound[] = [
  bind(readBillingRoute, readBilling),
  bind(saveBillingRoute, saveBilling),
  bind(removeIbanRoute, removeIban),
]
