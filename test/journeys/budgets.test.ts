import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { waitUntilHydrated } from '#test/browser/at-rest.ts'
import { expect, openBrowser } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { runsAll, triedLanguages } from '#test/setup/extent.ts'
import { localPath } from '#web/lib/path.ts'
import { openApp } from '../app.ts'
import { drLayla, noor, sara } from '../cast.ts'
import { join, type Person } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
/** Kilobytes of scripts sent over the wire. */
const scriptsOf = async (page: Page) =>
  Object.values(await scriptFilesOf(page)).reduce((sum, size) => sum + size, 0) / 1_000

const scriptFilesOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const)
        .filter(([path]) => path.endsWith('.js')),
    ),
  )

/** A portal's page, with all that the frame fetches once nothing is more urgent. */
async function atRest(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-connection=joined]')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
}

// The documents list no more (bin/build.test.ts); this shows that a page fetches no others.
test.each([
  ['/ar/dietitians', 127],
  ['/for-patients', 135],
] as const)('%s needs at most %d kB of scripts before the first interaction', async (path, most) => {
  const page = await open(path, { extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  await waitUntilHydrated(page)
  await page.waitForLoadState('networkidle')
  const size = await scriptsOf(page)
  expectValue(size).toBeGreaterThan(50)
  expectValue(size).toBeLessThanOrEqual(most)
})

// The document lists at most 220 kB (bin/build.test.ts). What a tab, the frame and the socket fetch afterwards comes on
// top; when each of them arrives depends on the machine, so all of it is counted.
test('a portal at rest has fetched at most 260 kB of scripts', async () => {
  const viewers = [
    [
      await join(app, sara),
      ['/patient/dashboard', '/ar/patient/settings?tab=security', '/ar/patient/profile'],
    ],
    [await join(app, drLayla, { role: 'dietitian' }), ['/ar/dietitian/appointments', '/dietitian/settings']],
    [await join(app, noor, { role: 'admin' }), ['/ar/admin', '/admin/users']],
  ] as const
  // A usual run loads one page of each role.
  for (const [person, paths] of viewers)
    for (const path of runsAll ? paths : paths.slice(0, 1)) {
      const page = await open(path, {
        ...signedIn(person),
        extraHTTPHeaders: { 'accept-encoding': 'gzip' },
      })
      await atRest(page)
      const size = await scriptsOf(page)
      console.info(path, Math.round(size), 'kB')
      expectValue(size, path).toBeGreaterThan(50)
      expectValue(size, path).toBeLessThanOrEqual(260)
    }
})

// What the documents of all routes list is measured by bin/build.test.ts; these fetch more by themselves.
test('a further route of a portal needs at most 30 kB more, or 55 kB if it has a calendar', async () => {
  const patient = await join(app, { ...sara, email: 'sara.2@example.sa' })
  const dietitian = await join(app, { ...drLayla, email: 'layla.2@example.sa' }, { role: 'dietitian' })
  await listedDietitian(app, dietitian)
  const further = [
    ...triedLanguages.map((language) => {
      const book = `/patient/dietitians/${dietitian.id}/book`
      return [patient, localPath(language, '/patient/dashboard'), localPath(language, book), 55] as const
    }),
    [dietitian, '/dietitian/dashboard', '/dietitian/availability', 55],
    [dietitian, '/dietitian/dashboard', '/dietitian/profile?tab=documents', 30],
  ] as const
  const filesOf = async (person: Person, path: string) => {
    const page = await open(path, { ...signedIn(person), extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
    await atRest(page)
    return scriptFilesOf(page)
  }
  for (const [person, start, path, most] of further) {
    const known = await filesOf(person, start)
    const more = Object.entries(await filesOf(person, path)).filter(([name]) => !(name in known))
    const size = more.reduce((sum, [, bytes]) => sum + bytes, 0) / 1_000
    console.info(path, '+', Math.round(size), 'kB')
    expectValue(size, path).toBeLessThanOrEqual(most)
  }
})

test('a survey and the newsletter need at most 60 kB more', async () => {
  const page = await open('/for-patients', { extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  await waitUntilHydrated(page)
  await page.waitForLoadState('networkidle')
  const before = await scriptsOf(page)
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByRole('textbox').fill('sara@example.sa')
  await form.getByRole('button').click()
  await expect(page.getByText('Successfully subscribed to our newsletter!')).toBeVisible()
  await page.locator('#survey [name=name]').focus()
  await page.waitForLoadState('networkidle')
  expectValue((await scriptsOf(page)) - before).toBeLessThanOrEqual(60)
})
