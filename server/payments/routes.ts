import {
  addPaymentMethod,
  chooseDefaultCard as chooseDefaultCardRoute,
  concludeAddition as concludeAdditionRoute,
  listPaymentMethods as listPaymentMethodsRoute,
  receivePaymentWebhook,
  removePaymentMethod as removePaymentMethodRoute,
} from '#contract/payment-methods.ts'
import {
  readBilling as readBillingRoute,
  removeIban as removeIbanRoute,
  saveBilling as saveBillingRoute,
} from '#contract/payments.ts'
import { system } from '#server/ground/data/db.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import type { Limit } from '#server/ground/http/limits.ts'
import { readBilling, removeIban, saveBilling } from './billing.ts'
import { beginAddition, prepareAddition } from './methods/begin-addition.ts'
import { chooseDefaultCard } from './methods/choose-default-card.ts'
import { concludeAddition, prepareConclusion } from './methods/conclude-addition.ts'
import { listPaymentMethods } from './methods/list-payment-methods.ts'
import { removePaymentMethod } from './methods/remove-payment-method.ts'
import { proveWebhook, receiveWebhook } from './webhooks/receive-webhook.ts'

const additions: Limit = { name: 'card_addition.person', most: 20, seconds: 3_600 }
const returns: Limit = { name: 'card_return.person', most: 60, seconds: 3_600 }

export const paymentRoutes: readonly Bound[] = [
  bind(readBillingRoute, readBilling),
  bind(saveBillingRoute, saveBilling),
  bind(removeIbanRoute, removeIban),
  bindRead(listPaymentMethodsRoute, listPaymentMethods),
  bind(addPaymentMethod, beginAddition, {
    limits: (_, { actor }) => [[additions, actor.id]],
    before: prepareAddition,
    neverKept: true,
    holdsKey: true,
  }),
  bind(concludeAdditionRoute, concludeAddition, {
    limits: (_, { actor }) => [[returns, actor.id]],
    before: prepareConclusion,
    neverKept: true,
  }),
  bind(chooseDefaultCardRoute, chooseDefaultCard),
  bind(removePaymentMethodRoute, removePaymentMethod),
  bind(receivePaymentWebhook, receiveWebhook, {
    before: proveWebhook,
    shownAs: () => system,
    neverKept: true,
  }),
]
