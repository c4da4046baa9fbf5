import { type Browser, type BrowserContextOptions, expect as expectSoon, type Page } from '@playwright/test'
import { afterAll, afterEach } from 'vitest'
import { launchChromium } from '../bin/chromium.ts'
import type { App } from './app.ts'

/** On a machine that is busy with other things everything comes, only later. */
const patience = 30_000
export const expect = expectSoon.configure({ timeout: patience })

type Options = BrowserContextOptions & {
  expectConsole?: RegExp
  /** In a window that stays for the next who asks alike: only the files in its cache go from one test to another. */
  stays?: boolean
}
export type OpenPage = (path: string, options?: Options) => Promise<Page>

type Window = { page: Page; options: BrowserContextOptions; expects: RegExp | undefined }

/** Pages of a real Chromium on the test's own server. A word on the console, or a fault in a page, fails the test. */
export async function openBrowser(app: App): Promise<OpenPage> {
  const browser: Browser = await launchChromium()
  const staying = new Map<string, Window>()
  let complaints: string[] = []
  afterEach(async () => {
    const stay = [...staying.values()].map(({ page }) => page.context())
    for (const context of browser.contexts()) if (!stay.includes(context)) await context.close()
    for (const window of staying.values()) await leave(app, window)
    const said = complaints
    complaints = []
    expect(said, 'no page may complain').toEqual([])
  })
  afterAll(() => browser.close())

  return async (path, { expectConsole, stays, ...options } = {}) => {
    const kind = JSON.stringify(options)
    const window = (stays && staying.get(kind)) || (await openWindow(browser, options, listen))
    if (stays) staying.set(kind, window)
    window.expects = expectConsole
    await window.page.goto(`${app.origin}${path}`)
    return window.page
  }

  function listen(window: Window) {
    const complain = (text: string) => {
      if (!window.expects?.test(text)) complaints.push(`${window.page.url()}: ${text}`)
    }
    window.page.on('console', (message) => complain(message.text()))
    window.page.on('pageerror', (fault) => complain(String(fault)))
  }
}

const viewport = { width: 1440, height: 900 }

async function openWindow(
  browser: Browser,
  options: BrowserContextOptions,
  listen: (window: Window) => void,
): Promise<Window> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', ...options })
  context.setDefaultTimeout(patience)
  const window: Window = { page: await context.newPage(), options, expects: undefined }
  listen(window)
  return window
}

/** Off the page, so that it says nothing more, and back to how the window was when it was new. */
async function leave({ origin }: App, { page, options }: Window) {
  if (page.url().endsWith(nowhere)) return
  await page.goto(`${origin}${nowhere}`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.context().clearCookies()
  const { storageState } = options
  if (typeof storageState === 'object') await page.context().addCookies(storageState.cookies)
  await page.emulateMedia({ colorScheme: options.colorScheme ?? 'light' })
  await page.setViewportSize(options.viewport ?? viewport)
  await page.mouse.move(-1, -1)
}

/** A page of the same origin, so that the process stays, on which nothing happens. */
const nowhere = '/favicon.svg'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
