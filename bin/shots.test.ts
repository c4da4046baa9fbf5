import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { needs, pathOf } from '#test/needs.ts'
import type { Screen } from '#test/screens/screen.ts'
import { launchChromium } from './chromium.ts'
import { explainUnknown } from './explain-unknown.ts'
import { takePicture } from './take-picture.ts'

test('screenshots are taken in the widths of real screens, and other widths are refused with a message', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bin/run.js', 'shots'], {
    env: { PATH: process.env.PATH, SHOTS_WIDTHS: '12' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('SHOTS_WIDTHS must be widths between 320 and 2560'),
  ])
})

test('unknown names of screens are reported with similar ones before a browser starts', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['bin/run.js', 'shots', 'landing', 'patient-dashbord', 'zzz'],
    { env: { PATH: process.env.PATH, SHOTS_URL: 'http://127.0.0.1:9' }, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(
      /^There is no screen patient-dashbord\. Similar names: patient-dashboard, .*\.\nThere is no screen zzz\.\n$/,
    ),
  ])
})

test('names that exist need no explanation, and only the most similar names are listed', () => {
  const known = ['plan-new', 'plan-meal', 'plan-week', 'plan-print', 'plan-copy', 'plan-missing', 'faq']
  expect(explainUnknown(['faq', 'plan-new'], known)).toBe('')
  expect(explainUnknown(['plan-weeks'], known)).toMatch(
    /^There is no screen plan-weeks\. Similar names: plan-week, /,
  )
  expect(explainUnknown(['plan'], known)).not.toContain('faq')
})

/** Takes pictures of a page with this body, which every address answers. */
async function openCamera(body: string) {
  const folder = await mkdtemp(join(tmpdir(), 'shots-'))
  const browser = await launchChromium(pathOf('browser'))
  onTestFinished(async () => {
    await browser.close()
    await rm(folder, { recursive: true })
  })
  const context = await browser.newContext({ baseURL: 'http://localhost' })
  await context.route('**', (route) => route.fulfill({ contentType: 'text/html', body }))
  const page = await context.newPage()
  const take = (reach: NonNullable<Screen['reach']>) => {
    const screen = { name: 'plan', path: '/plan', reach }
    const file = join(folder, 'plan.png')
    return takePicture({ pageAt: async () => page }, { screen, language: 'en', width: 390, file })
  }
  return { page, take }
}

test(
  'a screen that prints or intercepts an answer does not change the next picture',
  needs('browser'),
  async () => {
    const { page, take } = await openCamera('<h1>Plan</h1>')
    await take(async () => {
      await page.emulateMedia({ media: 'print' })
      await page.route('**/meals', (route) => route.abort())
    })
    const seen = { isPrinted: true, meals: '' }
    await take(async () => {
      seen.isPrinted = await page.evaluate(() => matchMedia('print').matches)
      seen.meals = await page.evaluate(() =>
        fetch('/meals').then(
          (answer) => answer.text(),
          () => 'intercepted',
        ),
      )
    })
    expect(seen).toEqual({ isPrinted: false, meals: '<h1>Plan</h1>' })
  },
)

test('a picture shows what a page loads once it comes into view', needs('browser'), async () => {
  const { page, take } = await openCamera(
    '<h1>Plan</h1><p hidden>Meals</p><div style="height: 2000px"></div><footer>End</footer>',
  )
  const shown: boolean[] = []
  const screenshot = page.screenshot.bind(page)
  Object.assign(page, {
    screenshot: async (options: Parameters<typeof screenshot>[0]) => {
      shown.push(await page.getByText('Meals').isVisible())
      return screenshot(options)
    },
  })
  await take(async () => {
    await page.route('**/meals', async (route) => {
      await pause(200)
      await route.fulfill({ body: '' })
    })
    await page.evaluate(() => {
      const [meals, end] = document.querySelectorAll('p, footer')
      const watcher = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) fetch('/meals').then(() => meals?.removeAttribute('hidden'))
      })
      if (end) watcher.observe(end)
    })
  })
  expect(shown).toEqual([true])
})
