import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request, Response } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import type { Screen } from '#test/screens/screen.ts'
import { localPath } from '#web/lib/path.ts'
import type { Visitor } from './visitor.ts'

type Wanted = { screen: Screen; language: Language; width: number; file: string }

/**
 * Takes a picture of a screen's whole page, its section, or the dialog in front of it; waits if the server asks it
 * to.
 */
export async function takePicture(visitor: Pick<Visitor, 'pageAt'>, wanted: Wanted): Promise<void> {
  const page = await visitor.pageAt(wanted.width)
  await undoEmulation(page)
  let seconds = 0
  const hear = (answer: Response) => {
    if (answer.status() === 429) seconds = Number(answer.headers()['retry-after'] ?? 1)
  }
  page.on('response', hear)
  try {
    await shoot(page, wanted)
  } catch (fault) {
    if (seconds === 0) throw fault
  } finally {
    page.off('response', hear)
    await wanted.screen.undo?.(page)
  }
  if (seconds === 0) return
  if (seconds > 60) throw new Error(`the server asks to wait ${seconds} seconds`)
  await pause(seconds * 1_000)
  await takePicture(visitor, wanted)
}

/** The previous screen may have printed the page or intercepted its requests. */
async function undoEmulation(page: Page) {
  await page.emulateMedia({ media: null })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

async function shoot(page: Page, { screen, language, width, file }: Wanted) {
  const { path, reach } = screen
  const size = { width, height: width < 600 ? 844 : width < 1024 ? 1024 : 900 }
  const traffic = followTraffic(page)
  try {
    await page.setViewportSize(size)
    await page.goto(localPath(language, path))
    await waitUntilStill(page)
    await reach?.(page, language)
    await page.mouse.move(-1, -1)
    await settle(page, traffic)
    await page.evaluate(showEverything)
    const isPart = screen.only === 'phone' || (await page.evaluate(isBehindWindow))
    if (!isPart) await grow(page, size, traffic)
    const [, section] = path.split('#')
    if (section) await page.locator(`#${section}`).screenshot({ path: file })
    else await page.screenshot({ path: file, fullPage: !isPart })
  } finally {
    traffic.leave()
  }
}

/** As tall as the page, so that elements fixed to the bottom of the window end up there. */
async function grow(page: Page, size: { width: number; height: number }, traffic: Traffic) {
  for (let round = 0; round < 3; round++) {
    const { count } = traffic
    await page.setViewportSize(size)
    const height = await page.evaluate(holdHeights)
    await page.setViewportSize({ ...size, height })
    await page.waitForFunction((tall) => document.documentElement.clientHeight === tall, height)
    await settle(page, traffic)
    // Otherwise, parts that came into view have loaded more, and the page may have become taller.
    if (traffic.count === count) return
  }
}

type Traffic = ReturnType<typeof followTraffic>

function followTraffic(page: Page) {
  const open = new Set<Request>()
  const traffic = { open, count: 0, changedAt: Date.now(), leave }
  function begin(request: Request) {
    open.add(request)
    traffic.count++
    traffic.changedAt = Date.now()
  }
  function end(request: Request) {
    open.delete(request)
    traffic.changedAt = Date.now()
  }
  function leave() {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return traffic
}

/** Parts load after the page itself: waits until nothing has been requested for a while. */
async function settle(page: Page, traffic: Traffic) {
  await page.evaluate(observersHaveRun)
  const deadline = Date.now() + 5_000
  while (Date.now() < deadline && (traffic.open.size > 0 || Date.now() - traffic.changedAt < 300))
    await pause(50)
  await waitUntilStill(page)
}

/** A browser tells parts that they have come into view once it has drawn them there. */
const observersHaveRun = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Elements that scroll within the page stay as high as in a window of the usual size. Returns the page's height. */
function holdHeights() {
  for (const part of document.querySelectorAll<HTMLElement>('main *'))
    if (/auto|scroll/.test(getComputedStyle(part).overflowY)) part.style.height = `${part.offsetHeight}px`
  return document.documentElement.scrollHeight
}

/** Loads everything below the fold too, and the fonts, for which a first visit may not wait. */
async function showEverything() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
  for (const { cssRules } of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block')
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => {})))
  await document.fonts.ready
}

/** A page behind a dialog cannot be scrolled. */
const isBehindWindow = () =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], :popover-open')].some((each) =>
    each.checkVisibility(),
  )
