import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { addException } from '#contract/availability.ts'
import { uploadDocument } from '#contract/documents.ts'
import { readPractice, savePractice } from '#contract/profiles.ts'
import { addService } from '#contract/services.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { openBrowser } from '#test/browser/browser.ts'
import { inLanguage } from '#test/browser/check-screen.ts'
import { navigateInApp } from '#test/browser/navigate-in-app.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { demoPage } from '#test/fakes/sample-files.ts'
import { listedDietitian, refresh } from '#test/practices/practices.ts'
import { triedLanguages } from '#test/setup/extent.ts'
import { openApp } from '../app.ts'
import { drLayla, noor, sara } from '../cast.ts'
import { join } from '../people.ts'
import { waysToRunScript } from './ways-to-run-script.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

const layla = await join(app, drLayla, { role: 'dietitian' })
const patient = await join(app, sara)
const admin = await join(app, noor, { role: 'admin' })
await listedDietitian(app, layla)

/** Takes whole texts from the list, as many as fit into the limit. */
function takeThatFit(waiting: string[], most: number): string {
  let text = ''
  while (waiting[0] !== undefined && text.length + waiting[0].length < most) text += `${waiting.shift()} `
  return text || 'nothing'
}

test('whatever a dietitian writes stays text, for patients, admins and herself', async () => {
  const waiting = [...waysToRunScript]
  const fits = (most: number) => takeThatFit(waiting, most)
  const saved = await layla.call(savePractice, {
    name: fits(118),
    otherName: fits(118),
    phone: drLayla.phone,
    title: fits(118),
    licenseNumber: fits(58),
    licenseExpiresOn: '2031-01-01',
    specialization: 'clinical',
    experience: '6-10',
    education: fits(990),
    bio: fits(990),
    consultationFee: '100',
    city: 'riyadh',
    address: fits(290),
    languages: ['arabic'],
  })
  expect(saved.status, saved.text).toBe(200)
  for (let left = 20; left > 0 && waiting.length > 0; left--) {
    const service = { duration: '30', price: '150', platform: 'zoom' as const, isActive: true }
    const { status } = await layla.call(addService, { name: fits(78), description: fits(480), ...service })
    expect(status).toBe(201)
  }
  const day = { from: '2031-01-01', to: '2031-01-01', weekdays: null }
  await layla.call(addException, { kind: 'closed', ...day, hours: [], label: fits(78) })
  await layla.call(uploadDocument, {
    kind: 'certificate',
    name: waysToRunScript[0] ?? '',
    file: 'a.pdf',
    upload: demoPage,
  })
  expect(waiting, 'every one of them is written somewhere').toEqual([])
  await refresh(app, layla)
  expect((await layla.call(readPractice, {})).body.practice.bio.toLowerCase()).toContain('__pwn')

  const seen = [
    [
      patient,
      ['/patient/dietitians', `/patient/dietitians/${layla.id}`, `/patient/dietitians/${layla.id}/book`],
    ],
    [
      layla,
      [
        '/dietitian/profile',
        '/dietitian/profile?tab=documents',
        '/dietitian/services',
        '/dietitian/availability',
      ],
    ],
    [admin, [`/admin?tab=dietitians&list=approved&dietitian=${layla.id}`]],
  ] as const
  for (const [person, paths] of seen) {
    const page = await open('/favicon.svg', signedIn(person))
    let dialogs = 0
    page.on('dialog', (dialog) => {
      dialogs++
      void dialog.dismiss()
    })
    // A portal's document contains nothing that anybody wrote, so one for each language is enough.
    for (const language of triedLanguages)
      for (const [at, path] of paths.entries()) {
        const address = inLanguage(language, path)
        if (at === 0) await page.goto(app.origin + address)
        else await navigateInApp(page, address)
        await expectHarmless(page, path)
      }
    expect(dialogs).toBe(0)
  }
})

/** A blocked script would be reported on the console, which already fails the test. */
async function expectHarmless(page: Page, path: string) {
  await waitUntilStill(page)
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await waitUntilStill(page)
  }
  const run = await page.evaluate(() => '__pwn' in window)
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).protocol))
  expect(run, path).toBe(false)
  for (const protocol of links) expect(protocol).toMatch(/^(https?|mailto|tel|blob):$/)
}
