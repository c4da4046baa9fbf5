import { listDisputes as listDisputesRoute } from '#contract/disputes.ts'
import {
  payForPackage as payForPackageRoute,
  refundPackage as refundPackageRoute,
} from '#contract/packages.ts'
import {
  concludePayment as concludePaymentRoute,
  giveUpPayment as giveUpPaymentRoute,
  listWaitingPayments as listWaitingPaymentsRoute,
  payWithCard as payWithCardRoute,
  readReceipt as readReceiptRoute,
} from '#contract/paid.ts'
import { payForAppointment } from '#contract/paying.ts'
import { system } from '#server/ground/data/db.ts'
import { answerReady } from '#server/ground/http/answer-ready.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import type { Limit } from '#server/ground/http/limits.ts'
import { prepareConclusion } from './conclude-payment.ts'
import { prepareDisputes } from './disputes/list-disputes.ts'
import { giveUpPayment, prepareGivingUp } from './give-up-payment.ts'
import { openPayment, preparePayment } from './open-payment.ts'
import { refundPackage } from './packages/end-package.ts'
import { payForPackage, prepareForPackage } from './packages/pay-for-package.ts'
import { prepareCharge } from './pay-with-card.ts'
import { readReceipt } from './read-receipt.ts'
import { listWaitingPayments } from './waiting-payments.ts'

/** Whoever waits for a bank asks every few seconds. */
const returns: Limit = { name: 'payment_return.person', most: 300, seconds: 3_600 }

/** A stolen session must not try cards without end. */
const charges: Limit = { name: 'card_charge.person', most: 30, seconds: 3_600 }

const purchases: Limit = { name: 'package_payment.person', most: 30, seconds: 3_600 }

export const payingRoutes: readonly Bound[] = [
  bind(payForAppointment, openPayment, {
    before: preparePayment,
    crowdOf: ({ dietitian }) => dietitian,
    neverKept: true,
    holdsKey: true,
  }),
  bind(concludePaymentRoute, answerReady, {
    limits: (_, { actor }) => [[returns, actor.id]],
    before: prepareConclusion,
    neverKept: true,
  }),
  bind(payWithCardRoute, answerReady, {
    limits: (_, { actor }) => [[charges, actor.id]],
    before: prepareCharge,
    neverKept: true,
    holdsKey: true,
  }),
  bind(payForPackageRoute, payForPackage, {
    limits: (_, { actor }) => [[purchases, actor.id]],
    before: prepareForPackage,
    neverKept: true,
    holdsKey: true,
  }),
  bind(refundPackageRoute, refundPackage, {
    before: async (_house, _input, { actor }) => actor,
    shownAs: () => system,
    neverKept: true,
    holdsKey: true,
  }),
  bindRead(readReceiptRoute, readReceipt),
  bindRead(listWaitingPaymentsRoute, listWaitingPayments),
  bind(giveUpPaymentRoute, giveUpPayment, {
    limits: (_, { actor }) => [[returns, actor.id]],
    before: prepareGivingUp,
    shownAs: () => system,
    neverKept: true,
    holdsKey: true,
  }),
  bind(listDisputesRoute, answerReady, { before: prepareDisputes, neverKept: true }),
]
