import type { Page } from '@playwright/test'
import { addException } from '#contract/availability.ts'
import type { Language } from '#contract/language.ts'
import type { SentTo } from '#contract/route.ts'
import { addService, listMyServices } from '#contract/services.ts'
import { ownRefunds } from '#copy/availability/own-refunds.ts'
import { specialDateForm } from '#copy/availability/special-date-form.ts'
import { specialDates } from '#copy/availability/special-dates.ts'
import { weekly } from '#copy/availability/weekly.ts'
import { services } from '#copy/services.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { askerOf, callAs } from './ask.ts'
import type { Screen } from './screen.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** Fills the practice once through the server's API, then reloads the page. Returns the services. */
export async function fill(page: Page) {
  const dietitian = askerOf(page)
  const { services } = await callAs(dietitian, listMyServices, {})
  if (services.length === 0) {
    for (const service of offered) services.push((await callAs(dietitian, addService, service)).service)
    await callAs(dietitian, addException, holiday)
  }
  await page.reload()
  await waitUntilStill(page)
  return services.map(({ name }) => name)
}

const offered: SentTo<typeof addService>[] = [
  {
    name: 'Initial consultation',
    description: 'History, measurements, goals, and a first plan for two weeks.',
    duration: '60',
    price: '300',
    platform: 'zoom',
    isActive: true,
  },
  {
    name: 'متابعة أسبوعية',
    description: 'نراجع القياسات ونعدّل الخطة حسب ما نجح وما لم ينجح.',
    duration: '30',
    price: '150',
    platform: 'google-meet',
    isActive: false,
  },
]

const holiday: SentTo<typeof addException> = {
  kind: 'instead',
  from: '2099-02-01',
  to: '2099-03-01',
  weekdays: [0, 1, 2, 3, 4],
  hours: [{ from: '21:00', to: '01:00' }],
  label: 'رمضان',
}

/** A dietitian's services and hours: empty, being filled in, and filled. */
export const hoursScreens: Screen[] = [
  {
    name: 'dietitian-services-add',
    path: '/dietitian/services',
    as: 'dietitian',
    async reach(page, language) {
      await waitUntilStill(page)
      await page
        .getByRole('button', { name: services.empty.action[language] })
        .or(page.getByRole('button', { name: services.add[language], exact: true }))
        .click()
      await page.getByRole('dialog', { name: services.form.addTitle[language] }).waitFor()
    },
  },
  {
    name: 'dietitian-availability-special-date',
    path: '/dietitian/availability',
    as: 'dietitian',
    async reach(page, language) {
      await waitUntilStill(page)
      await press(page, specialDates.add[language])
      const dialog = page.getByRole('dialog', { name: specialDateForm.addTitle[language] })
      await dialog.getByRole('radio', { name: specialDates.kinds.instead[language] }).check()
      await dialog.getByRole('checkbox', { name: specialDateForm.several[language] }).check()
    },
  },
  {
    name: 'dietitian-availability-refunds',
    path: '/dietitian/availability',
    as: 'dietitian',
    async reach(page, language) {
      await waitUntilStill(page)
      await page.getByRole('radio', { name: ownRefunds.own[language] }).check()
      await page.getByLabel(ownRefunds.partPercent.label[language]).waitFor()
    },
  },
  {
    name: 'dietitian-availability-copy',
    path: '/dietitian/availability',
    as: 'dietitian',
    async reach(page, language) {
      await waitUntilStill(page)
      await press(page, weekly.copy(sunday[language])[language])
      await page.getByRole('dialog', { name: weekly.copy(sunday[language])[language] }).waitFor()
    },
  },
  ...(['services', 'availability'] as const).map(
    (place): Screen => ({
      name: `dietitian-${place}-filled`,
      path: `/dietitian/${place}`,
      as: 'dietitian',
      reach: async (page) => void (await fill(page)),
    }),
  ),
  {
    name: 'dietitian-services-order',
    path: '/dietitian/services',
    as: 'dietitian',
    async reach(page, language) {
      await fill(page)
      await page.getByRole('button', { name: services.order.open[language] }).click()
      await page.getByRole('dialog', { name: services.order.title[language] }).waitFor()
    },
  },
  {
    name: 'dietitian-services-delete',
    path: '/dietitian/services',
    as: 'dietitian',
    async reach(page, language) {
      await fill(page)
      await page
        .getByRole('button', { name: services.row.remove('')[language].slice(0, -1) })
        .first()
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]

const sunday: Readonly<Record<Language, string>> = { en: 'Sunday', ar: 'الأحد' }
