import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { holdScripts, laterScripts } from '#test/browser/hold-scripts.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { withReaderZone } from '#web/lib/zone.ts'
import { openApp } from '../app.ts'
import { drLayla, noor, omar, sara } from '../cast.ts'
import { join } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

const viewers = {
  patient: await join(app, sara),
  dietitian: await join(app, drLayla, { role: 'dietitian' }),
  admin: await join(app, noor, { role: 'admin' }),
}
await listedDietitian(app, viewers.dietitian)

type Request = { address: string; at: number; isScript: boolean }

/** The requests that the page has sent without user action, in order. */
const requestsOf = (page: Page): Promise<Request[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .toSorted((a, b) => a.startTime - b.startTime)
      .map(({ name, startTime }) => {
        const { pathname, search } = new URL(name)
        return { address: pathname + search, at: startTime, isScript: /^\/assets\/.*\.js$/.test(pathname) }
      })
      // Requests that can wait are sent together with the one for the socket, once the page is shown.
      .filter(
        (_, at, all) => !all.slice(0, at + 1).some(({ address }) => address.includes('/shared-socket-')),
      ),
  )

/** The shared socket is fetched when nothing is more urgent. */
const isForLater = /^\/assets\/shared-socket-/

const clock = new URLSearchParams(withReaderZone()).toString()

const begunBy = (html: string) => ({
  reads: (/ data-first="(.*?)"/.exec(html)?.[1] ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('?zone=:zone', clock && `?${clock}`)
    .replaceAll(/:days-ago-(\d+)/g, (_, ago) => addDays(todayInRiyadh(new Date()), -ago))
    .split(' '),
  scripts: [
    ...[...html.matchAll(/(?: src|rel="modulepreload" href)="(\/assets\/[^"]*\.js)"/g)].map(
      ([, path]) => path,
    ),
  ],
})

const paths = {
  patient: [
    '/patient/dashboard',
    '/patient/appointments',
    '/patient/dietitians',
    '/patient/health-data',
    '/patient/messages',
    '/patient/profile',
  ],
  dietitian: [
    '/dietitian/dashboard',
    '/dietitian/appointments',
    '/dietitian/patients',
    '/dietitian/messages',
    '/dietitian/services',
  ],
  admin: ['/admin', '/admin/analytics'],
} as const
const all = (Object.keys(paths) as (keyof typeof paths)[]).flatMap((role) =>
  paths[role].map((path) => [path, viewers[role]] as const),
)

test.each(all)(
  '%s needs few requests, none discovered by a script, and reads nothing twice',
  async (path, viewer) => {
    const { scripts, reads } = begunBy(await (await app.fetch(path)).text())
    const page = await open(path, { ...phone, ...signedIn(viewer) })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilStill(page)
    // Nothing on the screen waits for the counts of the filters.
    await page.waitForFunction(
      (all) => all.every((read) => performance.getEntriesByName(location.origin + read).length > 0),
      reads,
    )
    const requests = (await requestsOf(page)).filter(({ address }) => !isForLater.test(address))
    const asked = requests.filter(({ address }) => address.startsWith('/api/'))
    const files = requests.filter(({ isScript }) => isScript)
    expectValue(files.map(({ address }) => address).toSorted()).toEqual(scripts.toSorted())
    // The document fetches exactly what the page reads, each item once.
    expectValue(asked.map(({ address }) => address).toSorted()).toEqual(reads.toSorted())
    expectValue(requests.length + 1, 'with the document').toBeLessThanOrEqual(16)
    expectValue(await page.evaluate(() => window.earlyAnswers?.size)).toBe(0)
  },
)

test('the session and the first data are requested before any script has arrived', async () => {
  for (const path of ['/patient/dietitians', '/ar/patient/appointments']) {
    const page = await open('/robots.txt', { ...phone, ...signedIn(viewers.patient) })
    const arrive = await holdScripts(page)
    const reads = begunBy(await (await app.fetch(path)).text()).reads
    const answers = reads.map((address) => page.waitForResponse(app.origin + address))
    await page.goto(app.origin + path, { waitUntil: 'commit' })
    for (const answer of await Promise.all(answers)) expectValue(answer.status()).toBe(200)
    // Meanwhile the page shows its initial state, inert, and says that it is loading.
    await expect(page.getByRole('status')).toContainText(/Opening your account|جارٍ/)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    arrive()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.context().close()
  }
})

test('a browser that does not seem signed in requests nothing, and shows no page of a portal', async () => {
  const page = await open('/faq', { expectConsole: /ERR_FAILED/ })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route(laterScripts, (route) => route.abort())
  await page.goto(`${app.origin}/patient/appointments`)
  await expect(page.getByRole('status')).toContainText('Opening your account')
  await expect(page.locator('#content')).toBeHidden()
  expectValue(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('an address with a query reads the data for that query, once', async () => {
  const page = await open('/patient/appointments?tab=past', signedIn(viewers.patient))
  await expect(page.getByText('No past appointments')).toBeVisible()
  await waitUntilStill(page)
  const asked = (await requestsOf(page)).filter(({ address }) => address.startsWith('/api/'))
  expectValue(asked.map(({ address }) => address)).toEqual([
    '/api/session',
    '/api/appointments/now',
    '/api/payments/waiting',
    '/api/appointments?view=past',
  ])
})

test('data requested in one role is not shown in another', async () => {
  const both = await join(app, omar, { also: ['dietitian'] })
  const page = await open('/robots.txt', signedIn(both))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${app.origin}/dietitian/appointments`)
  await expect(page.getByText('Switched to dietitian dashboard')).toBeVisible()
  await waitUntilStill(page)
  expectValue(asked.filter((path) => path === '/api/appointments')).toHaveLength(2)
})

test.each(Object.keys(paths) as (keyof typeof paths)[])(
  'a click of the %s on a link asks for what its page shows, each item once',
  async (role) => {
    const page = await open(role === 'admin' ? '/admin' : `/${role}/dashboard`, signedIn(viewers[role]))
    await waitUntilStill(page)
    const links = page.getByRole('complementary').getByRole('link')
    const asked: string[] = []
    // Answers, not requests: a read whose connection breaks is sent again.
    page.on('response', (answer) => {
      const { pathname, search } = new URL(answer.url())
      if (answer.request().method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname + search)
    })
    const twice: Record<string, string[]> = {}
    for (const link of (await links.all()).slice(1)) {
      asked.length = 0
      await link.click()
      await waitUntilStill(page)
      await page.waitForLoadState('networkidle')
      twice[page.url()] = asked.filter((address, at) => asked.indexOf(address) !== at)
    }
    expectValue(Object.keys(twice).length).toBeGreaterThan(3)
    expectValue(Object.values(twice).flat()).toEqual([])
  },
)
