import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { specialDates } from '#copy/availability/special-dates.ts'
import { weekly } from '#copy/availability/weekly.ts'
import { services } from '#copy/services.ts'
import { comeToRest } from './at-rest.ts'
import type { Screen } from './screen.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** Through the interface of the server, once for a practice, and then the page anew. */
async function fill(page: Page) {
  const at = (path: string) => new URL(path, page.url()).href
  const read = await page.request.get(at('/api/practice/services'))
  if ((await read.json()).services.length === 0) {
    for (const data of offered) await page.request.post(at('/api/practice/services'), { data })
    await page.request.post(at('/api/practice/exceptions'), { data: holiday })
  }
  await page.reload()
  await comeToRest(page)
}

const offered = [
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

const holiday = {
  kind: 'instead',
  from: '2099-02-01',
  to: '2099-03-01',
  weekdays: [0, 1, 2, 3, 4],
  hours: [{ from: '21:00', to: '01:00' }],
  label: 'رمضان',
}

/** What a dietitian offers, and when: empty, being filled in, and filled. */
export const hoursScreens: Screen[] = [
  {
    name: 'dietitian-services-add',
    path: '/dietitian/services',
    as: 'dietitian',
    async reach(page, language) {
      await comeToRest(page)
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
      await comeToRest(page)
      await press(page, specialDates.add[language])
      const dialog = page.getByRole('dialog', { name: specialDates.form.addTitle[language] })
      await dialog.getByRole('radio', { name: specialDates.kinds.instead[language] }).check()
      await dialog.getByRole('checkbox', { name: specialDates.form.several[language] }).check()
    },
  },
  {
    name: 'dietitian-availability-copy',
    path: '/dietitian/availability',
    as: 'dietitian',
    async reach(page, language) {
      await comeToRest(page)
      await press(page, weekly.copy(sunday[language])[language])
      await page.getByRole('dialog', { name: weekly.copy(sunday[language])[language] }).waitFor()
    },
  },
  ...(['services', 'availability'] as const).map(
    (place): Screen => ({
      name: `dietitian-${place}-filled`,
      path: `/dietitian/${place}`,
      as: 'dietitian',
      reach: (page) => fill(page),
    }),
  ),
  {
    name: 'dietitian-services-delete',
    path: '/dietitian/services',
    as: 'dietitian',
    async reach(page, language) {
      await fill(page)
      const [first] = offered
      await press(page, services.row.remove(first?.name ?? '')[language])
      await page.getByRole('alertdialog').waitFor()
    },
  },
]

const sunday: Readonly<Record<Language, string>> = { en: 'Sunday', ar: 'الأحد' }
