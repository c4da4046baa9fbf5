import type { Page } from '@playwright/test'
import { listAbsenceClaims } from '#contract/appointments/absence-claims.ts'
import type { Language } from '#contract/language.ts'
import { listDisputes } from '#contract/money/disputes.ts'
import { readPayment, searchPayments } from '#contract/money/payment-desk.ts'
import type { InputOf } from '#contract/route.ts'
import { financePayments } from '#copy/money/payment-desk.ts'
import { reconciliation } from '#copy/money/reconciliation.ts'
import { financeWallets } from '#copy/money/wallet-desk.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { followInApp } from '#test/browser/navigate-in-app.ts'
import { localPath } from '#web/lib/path.ts'
import { askerOf, callAs } from './ask.ts'
import type { Screen } from './screen.ts'

/** The page of a payment that was captured. */
async function openPayment(
  page: Page,
  language: Language,
  which: InputOf<typeof searchPayments> = { state: 'refunded' },
) {
  const { payments } = await callAs(askerOf(page), searchPayments, which)
  await followInApp(page, localPath(language, `/admin/finance/${payments[0]?.id}`))
  await waitUntilStill(page)
}

/** The page of the appointment that this payment paid for. */
async function openAppointment(page: Page, language: Language) {
  const { payments } = await callAs(askerOf(page), searchPayments, { state: 'refunded' })
  for (const { id } of payments) {
    const { payment } = await callAs(askerOf(page), readPayment, { id })
    if (!payment.appointment) continue
    await followInApp(page, localPath(language, `/admin/appointments/${payment.appointment.id}`))
    await waitUntilStill(page)
    return
  }
  throw new Error('no appointment has a payment with a refund')
}

async function openDispute(page: Page, language: Language) {
  const { disputes } = await callAs(askerOf(page), listDisputes, { state: 'open' })
  await followInApp(page, localPath(language, `/admin/disputes/${disputes[0]?.id}`))
  await waitUntilStill(page)
}

async function openClaim(page: Page, language: Language) {
  const { claims } = await callAs(askerOf(page), listAbsenceClaims, { state: 'for_admins' })
  await followInApp(page, localPath(language, `/admin/claims/${claims[0]?.appointment}`))
  await waitUntilStill(page)
}

const ofPackage = { state: 'captured', amount: 500 } as const

/** The admins' screens about money. */
export const financeScreens: Screen[] = [
  { name: 'admin-appointment', path: '/admin/finance', as: 'admin', reach: openAppointment },
  { name: 'admin-dispute', path: '/admin/payouts?tab=disputes', as: 'admin', reach: openDispute },
  { name: 'admin-claim', path: '/admin/payouts?tab=attendance', as: 'admin', reach: openClaim },
  { name: 'admin-finance', path: '/admin/finance', as: 'admin', reach: waitUntilStill },
  { name: 'admin-finance-lines', path: '/admin/finance?figure=pending', as: 'admin', reach: waitUntilStill },
  { name: 'admin-payments', path: '/admin/finance?tab=payments', as: 'admin', reach: waitUntilStill },
  { name: 'admin-wallets', path: '/admin/finance?tab=wallets', as: 'admin', reach: waitUntilStill },
  {
    name: 'admin-wallet-transfer',
    path: '/admin/finance?tab=wallets',
    as: 'admin',
    async reach(page, language) {
      await waitUntilStill(page)
      await page
        .getByRole('button', { name: financeWallets.transfer.open[language], exact: true })
        .first()
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'admin-reconciliation',
    path: '/admin/finance?tab=reconciliation',
    as: 'admin',
    reach: waitUntilStill,
  },
  {
    name: 'admin-reconciliation-note',
    path: '/admin/finance?tab=reconciliation',
    as: 'admin',
    async reach(page, language) {
      await waitUntilStill(page)
      await page
        .getByRole('button', { name: reconciliation.note.open[language], exact: true })
        .first()
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'admin-payment',
    path: '/admin/finance',
    as: 'admin',
    reach: (page, language) => openPayment(page, language),
  },
  {
    name: 'admin-payment-package',
    path: '/admin/finance',
    as: 'admin',
    reach: (page, language) => openPayment(page, language, ofPackage),
    alike: true,
  },
  {
    name: 'admin-payment-take-back',
    path: '/admin/finance',
    as: 'admin',
    async reach(page, language) {
      await openPayment(page, language, ofPackage)
      await page
        .getByRole('button', { name: financePayments.takeBack.open[language], exact: true })
        .first()
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'admin-payment-refund',
    path: '/admin/finance',
    as: 'admin',
    async reach(page, language) {
      await openPayment(page, language)
      await page.getByRole('button', { name: financePayments.refund.open[language], exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
