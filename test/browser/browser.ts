import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  expect as expectSoon,
  type Page,
} from '@playwright/test'
import { afterAll, afterEach, beforeEach } from 'vitest'
import type { App } from '#test/app.ts'
import { pathOf, skipWithout } from '#test/needs.ts'
import { launchChromium, withoutPainting } from '../../bin/chromium.ts'
import { navigateInApp } from './navigate-in-app.ts'

/** On a busy machine everything still arrives, only later. */
const patience = 60_000
export const expect = expectSoon.configure({ timeout: patience })

export type WindowOptions = BrowserContextOptions & {
  expectConsole?: RegExp
  /** The page's clock is frozen at this time. */
  stillAt?: string
  /** The page's clock runs on from this time, and can be moved forward. */
  runsFrom?: string | Date
  /**
   * Reuses the page of an earlier test with the same options: loads a document, or lets the router navigate from the
   * current screen.
   */
  stays?: 'by document' | 'by router'
}
export type OpenPage = (path: string, options?: WindowOptions) => Promise<Page>

type Window = {
  kind: string
  context: BrowserContext
  /** The page that is handed from test to test. */
  page: Page | undefined
  devtools: CDPSession | undefined
  isFree: boolean
  /** Its page was changed in a way that cannot be undone. */
  isWorn: boolean
  expects: RegExp | undefined
}

/** Cameras that give five pictures a second: a call encodes, decodes and draws each of them without a video card. */
const calm = [withoutPainting, '--use-fake-device-for-media-stream=fps=5']

/** Shared by all files that this process runs; closed when the process ends. */
let shared: Promise<Browser> | undefined

/**
 * Pages of a real Chromium on the test's own server. A console message or an error in a page fails the test. A window
 * is cleared after its test and given to the next test with the same options; only the files in its cache remain. Its
 * page is reused as well, emptied: loading a document there takes half as long as in a new page. A test that turns a
 * camera on says `needs('cameras')`.
 */
export async function openBrowser(app: App, { hasDevices = false } = {}): Promise<OpenPage> {
  if (!pathOf('browser')) {
    beforeEach((context) => skipWithout('browser', context))
    return () => Promise.reject(new Error('no browser was found'))
  }
  const withCameras = hasDevices && pathOf('cameras')
  if (!withCameras) shared ??= launchChromium(pathOf('browser'), withoutPainting)
  const browser = await (withCameras || !shared ? launchChromium(pathOf('cameras'), ...calm) : shared)
  let windows: Window[] = []
  let complaints: string[] = []
  afterEach(async ({ task }) => {
    windows = windows.filter(({ context }) => browser.contexts().includes(context))
    for (const window of windows.filter(({ isFree }) => !isFree)) {
      if (task.result?.state === 'fail') await report(window)
      window.isFree = task.result?.state !== 'fail' && (await clear(app, window).catch(() => false))
      if (!window.isFree) await window.context.close()
    }
    const said = complaints
    complaints = []
    expect(said, 'no page may complain').toEqual([])
  })
  afterAll(async () => {
    if (withCameras) await browser.close()
    else for (const { context } of windows) await context.close()
  })

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
      await navigateInApp(window.page, path)
      return window.page
    }
    window.page ??= await newPage(app, window)
    const { page } = window
    if (typeof storageState === 'object') await window.context.addCookies(storageState.cookies)
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
 * Expected reports of Chromium: of a header that works as intended, of a socket that was refused or cut off (the page
 * handles it), and of a font that arrived too late (the page does without it).
 */
const reported =
  /^(Clear-Site-Data header on .*: Cleared data types: "cache"\.$|WebSocket connection to '[^']*\/api\/socket' failed|The resource \S+\.woff2 was preloaded using link preload but not used)/

/** A document has one language. */
const languageOf = (path: string) => (/^\/ar(\/|$)/.test(path) ? 'ar' : 'en')

/** Logs what the screen showed when a test failed. */
async function report({ page }: Window): Promise<void> {
  const shown = await page?.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
  console.log(`${page?.url()}\n${shown}`)
}

const viewport = { width: 1440, height: 900 }

async function openWindow(
  browser: Browser,
  kind: string,
  options: BrowserContextOptions,
  complain: (window: Window, page: Page | null, text: string) => void,
): Promise<Window> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(patience)
  // Answers from a service worker would bypass the routes by which a test intercepts requests.
  if (options.serviceWorkers !== 'allow')
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const window: Window = {
    kind,
    context,
    page: undefined,
    devtools: undefined,
    isFree: false,
    isWorn: false,
    expects: undefined,
  }
  context.on('console', (message) => complain(window, message.page(), message.text()))
  context.on('weberror', (fault) => complain(window, fault.page(), String(fault.error())))
  return window
}

/** Methods whose effects cannot be removed from a page. */
const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket'] as const

/** A new page with empty storage. */
async function newPage({ origin }: App, window: Window): Promise<Page> {
  const { context } = window
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
  window.devtools = devtools
  for (const [owner, names] of [
    [page, lasting],
    [context, ['newCDPSession']],
  ] as const)
    for (const name of names) {
      const does = Reflect.get(owner, name) as (...given: unknown[]) => unknown
      Object.assign(owner, {
        [name]: (...given: unknown[]) => {
          window.isWorn = true
          return does.apply(owner, given)
        },
      })
    }
  window.isWorn = false
  return page
}

/** Makes the window ready for the next test; false if it has to be thrown away. */
async function clear(app: App, window: Window): Promise<boolean> {
  const { kind, context, page } = window
  const [{ permissions, viewport: own, colorScheme }, stays, ...clocks] = JSON.parse(kind)
  if (permissions !== undefined || !page || page.isClosed()) return false
  if (!stays && !clocks.some(Boolean) && (await hasOwnTime(page))) return false
  for (const each of context.pages()) if (each !== page) await each.close()
  for (const event of heard) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ media: null, colorScheme: colorScheme ?? 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(own ?? viewport)
  await page.mouse.move(-1, -1)
  if (!stays) {
    await page.goto(`${app.origin}/robots.txt`)
    await window.devtools?.send('Page.resetNavigationHistory')
    await context.clearCookies()
  }
  await page.evaluate(forgetAll)
  if (window.isWorn) {
    await page.close()
    Object.assign(window, { page: undefined, devtools: undefined, isWorn: false })
  }
  return true
}

/** The events that tests listen to. */
const heard = ['console', 'dialog', 'download', 'request', 'response', 'websocket'] as const

const hasOwnTime = (page: Page) =>
  page.evaluate(() => !String(Date).includes('[native code]')).catch(() => true)

function forgetAll() {
  localStorage.clear()
  sessionStorage.clear()
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
