import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { needs, pathOf } from '#test/needs.ts'
import type { Screen } from '#test/screens/screen.ts'
import { launchChromium } from './chromium.ts'
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

test(
  'a screen that prints, or that holds an answer back, does not change the next picture',
  needs('browser'),
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shots-'))
    const browser = await launchChromium(pathOf('browser'))
    onTestFinished(async () => {
      await browser.close()
      await rm(folder, { recursive: true })
    })
    const context = await browser.newContext({ baseURL: 'http://localhost' })
    await context.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Plan</h1>' }))
    const page = await context.newPage()
    const take = (screen: Screen) =>
      takePicture(
        { pageAt: async () => page },
        { screen, language: 'en', width: 390, file: join(folder, `${screen.name}.png`) },
      )
    await take({
      name: 'print',
      path: '/plan',
      async reach() {
        await page.emulateMedia({ media: 'print' })
        await page.route('**/meals', (route) => route.abort())
      },
    })
    const seen = { isPrinted: true, meals: '' }
    await take({
      name: 'next',
      path: '/plan',
      async reach() {
        seen.isPrinted = await page.evaluate(() => matchMedia('print').matches)
        seen.meals = await page.evaluate(() =>
          fetch('/meals').then(
            (answer) => answer.text(),
            () => 'held back',
          ),
        )
      },
    })
    expect(seen).toEqual({ isPrinted: false, meals: '<h1>Plan</h1>' })
  },
)
