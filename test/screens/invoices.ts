import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { listAllInvoices, listInvoices, listPracticeInvoices } from '#contract/money/invoices.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { followInApp } from '#test/browser/navigate-in-app.ts'
import { localPath } from '#web/lib/path.ts'
import { askerOf, callAs } from './ask.ts'
import type { Screen } from './screen.ts'

const lists = { patient: listInvoices, dietitian: listPracticeInvoices, admin: listAllInvoices }

const openOne =
  (side: keyof typeof lists, kind: 'invoice' | 'credit_note') => async (page: Page, language: Language) => {
    const { invoices } = await callAs(askerOf(page), lists[side], {})
    const one = invoices.find((each) => each.kind === kind)
    if (!one) throw new Error('there is none of these')
    await followInApp(page, localPath(language, `/${side}/invoices/${one.id}`))
    await page.getByText(one.number).first().waitFor()
    await waitUntilStill(page)
  }

/** The patient must have a payment and a refund. */
export const invoiceScreens: Screen[] = [
  { name: 'patient-invoices', path: '/patient/settings?tab=invoices', as: 'patient', reach: waitUntilStill },
  {
    name: 'invoice-missing',
    path: '/patient/invoices/7',
    as: 'patient',
    reach: waitUntilStill,
    alike: true,
  },
  {
    name: 'patient-invoice',
    path: '/patient/settings?tab=invoices',
    as: 'patient',
    reach: openOne('patient', 'invoice'),
  },
  {
    name: 'patient-credit-note',
    path: '/patient/settings?tab=invoices',
    as: 'patient',
    reach: openOne('patient', 'credit_note'),
    alike: true,
  },
  {
    name: 'dietitian-invoice',
    path: '/dietitian/settings?tab=billing',
    as: 'dietitian',
    reach: openOne('dietitian', 'invoice'),
    alike: true,
  },
  {
    name: 'admin-invoice',
    path: '/admin/settings?tab=invoices',
    as: 'admin',
    reach: openOne('admin', 'invoice'),
    alike: true,
  },
  { name: 'admin-invoices', path: '/admin/settings?tab=invoices', as: 'admin', reach: waitUntilStill },
]
