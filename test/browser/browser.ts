import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect as expectSoon,
  type Page,
} from '@playwright/test'
import { afterAll, afterEach, inject } from 'vitest'
import type { App } from '#test/app.ts'
import { launchChromium } from '../../bin/chromium.ts'
import { goWithin } from './go-within.ts'

/** On a machine that is busy with other things everything comes, only later. */
const patience = 30_000
export const expect = expectSoon.configure({ timeout: patience })

export type WindowOptions = BrowserContextOptions & {
  expectConsole?: RegExp
  /** The page's clock stands still there. */
  stillAt?: string
  /** The page's clock goes on from there, and can be put forward. */
  runsFrom?: string | Date
  /** In the page of whoever asked alike before: by a document of its own, or by the router from where it is. */
  stays?: 'by document' | 'by router'
}
export type OpenPage = (path: string, options?: WindowOptions) => Promise<Page>

type Window = {
  kind: string
  context: BrowserContext
  /** The one that stays. */
  page: Page | undefined
  isFree: boolean
  expects: RegExp | undefined
}

/**
 * Pages of a real Chromium on the test's own server. A word on the console, or a fault in a page, fails the test.
 * A window is cleared after its test and given to the next who asks alike: the files in its cache go along, nothing else.
 */
export async function openBrowser(app: App, { hasDevices = false } = {}): Promise<OpenPage> {
  const browser = await launchChromium(hasDevices ? undefined : inject('browser') || undefined)
  let windows: Window[] = []
  let complaints: string[] = []
  afterEach(async ({ task }) => {
    windows = windows.filter(({ context }) => browser.contexts().includes(context))
    for (const window of windows.filter(({ isFree }) => !isFree)) {
      window.isFree = task.result?.state !== 'fail' && (await clear(window))
      if (!window.isFree) await window.context.close()
    }
    const said = complaints
    complaints = []
    expect(said, 'no page may complain').toEqual([])
  })
  afterAll(() => browser.close())

  return async (path, { expectConsole, stays, stillAt, runsFrom, ...options } = {}) => {
    const { storageState, ...rest } = options
    const kind = JSON.stringify([
      stays ? { ...options, language: languageOf(path) } : rest,
      stays,
      stillAt && 'still',
      runsFrom && 'runs',
    ])
    const free = windows.find((window) => window.isFree && window.kind === kind)
    const window = free ?? (await openWindow(browser, kind, rest, complain))
    if (!free) windows.push(window)
    window.isFree = false
    window.expects = expectConsole
    if (window.page && stays === 'by router') {
      await goWithin(window.page, path)
      return window.page
    }
    const page = window.page ?? (await newPage(app, window.context, storageState))
    if (stays) window.page = page
    if (stillAt) await page.clock.setFixedTime(stillAt)
    if (runsFrom) await page.clock.install({ time: runsFrom })
    await page.goto(app.origin + path)
    return page
  }

  function complain({ expects }: Window, page: Page | null, text: string) {
    if (!expects?.test(text) && !reported.test(text)) complaints.push(`${page?.url()}: ${text}`)
  }
}

/**
 * What Chromium says of a header that does as it should, of a socket that was refused or cut off, which the page expects,
 * and of a font that came too late for its page, which does without it then.
 */
const reported =
  /^(Clear-Site-Data header on .*: Cleared data types: "cache"\.$|WebSocket connection to '[^']*\/api\/socket' failed|The resource \S+\.woff2 was preloaded using link preload but not used)/

/** A document speaks one. */
const languageOf = (path: string) => (/^\/ar(\/|$)/.test(path) ? 'ar' : 'en')

const viewport = { width: 1440, height: 900 }

async function openWindow(
  browser: Browser,
  kind: string,
  options: BrowserContextOptions,
  complain: (window: Window, page: Page | null, text: string) => void,
): Promise<Window> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(patience)
  // What it answers itself would pass by whatever a test puts in the way of requests.
  if (options.serviceWorkers !== 'allow')
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const window: Window = { kind, context, page: undefined, isFree: false, expects: undefined }
  context.on('console', (message) => complain(window, message.page(), message.text()))
  context.on('weberror', (fault) => complain(window, fault.page(), String(fault.error())))
  return window
}

/** With nothing stored but what signs this person in. */
async function newPage(
  { origin }: App,
  context: BrowserContext,
  signedIn: BrowserContextOptions['storageState'],
): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
  await devtools.detach()
  if (typeof signedIn === 'object') await context.addCookies(signedIn.cookies)
  return page
}

/** Whether it is as good as new again. */
async function clear({ kind, context, page }: Window): Promise<boolean> {
  if (page) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(JSON.parse(kind)[0].viewport ?? viewport)
    await page.mouse.move(-1, -1)
    await page.evaluate(forgetAll)
    return true
  }
  const [{ permissions }, , ...clocks] = JSON.parse(kind)
  const isAsFound =
    clocks.some(Boolean) || (await Promise.all(context.pages().map(hasOwnTime))).every(Boolean)
  for (const each of context.pages()) await each.close()
  await context.clearCookies()
  return isAsFound && permissions === undefined
}

const hasOwnTime = (page: Page) =>
  page.evaluate(() => String(Date).includes('[native code]')).catch(() => false)

function forgetAll() {
  localStorage.clear()
  sessionStorage.clear()
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
