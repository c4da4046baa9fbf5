import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'
import { expect } from 'vitest'
import type { Language } from '#contract/language.ts'
import type { Screen } from '#test/screens/screen.ts'
import { screensTriedIn } from '#test/screens/tried-in.ts'
import { runsAll } from '#test/setup/extent.ts'
import { waitUntilStill } from './at-rest.ts'
import { type OpenPage, phone, type WindowOptions } from './browser.ts'
import { cutWords } from './cut-words.ts'
import { wrongLandmarks } from './landmarks.ts'
import { latinWords } from './latin-words.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: Pick<typeof import('axe-core'), 'run'>
  }
}

/**
 * In English in the light theme axe finds nothing; an Arabic screen has the same parts. In Arabic no Latin word is left
 * unexplained. Landmarks have names of their own, and no alert is empty. The screen does not overflow at its narrowest,
 * and no words are cut in a control on a smaller laptop, where a portal's columns are at their narrowest. With `--all`
 * axe also reads Arabic, in the dark theme, and measures contrasts, which take half of its time; otherwise
 * `web/ui/contrast.test.ts` proves every pair of colors for both themes. Screens are shown one after the other in the
 * same page.
 */
export async function checkScreen(
  open: OpenPage,
  screen: Screen,
  language: Language,
  options: WindowOptions = {},
) {
  const page = await open(inLanguage(language, screen.path), {
    ...(screen.only === 'phone' ? phone : {}),
    ...options,
    colorScheme: language === 'en' ? 'light' : 'dark',
    stays: isLoaded(screen, language) ? 'by document' : 'by router',
  })
  await screen.reach?.(page, language)
  await waitUntilStill(page)
  if (usesAxe(language)) await expectAccess(page)
  expect(await page.evaluate(wrongLandmarks)).toEqual([])
  // Text by people of the cast keeps its own script, and is marked. The other public pages have been proofread by
  // editors.
  if (language === 'ar' && (screen.as || screen.path.startsWith('/dietitians')))
    expect(await latinWords(page), 'in Latin letters').toEqual([])
  if (isMeasured(screen, language)) await expectRoom(page, !options.isMobile && screen.only !== 'phone')
}

/** The title of a screen's test. */
export const screenChecks = (screen: Screen, language: Language) =>
  `${screen.name} in ${language}: ${[
    ...(usesAxe(language) ? ['axe finds nothing'] : []),
    'landmarks are named',
    ...(isMeasured(screen, language) ? ['nothing overflows at 320 px', 'no words are cut'] : []),
  ].join(', ')}`

const usesAxe = (language: Language) => language === 'en' || runsAll

/** A usual run measures each screen in one language: in Arabic if it is visited there. */
const isMeasured = (screen: Screen, language: Language) =>
  language === 'ar' || runsAll || !triedInArabic.has(screen)
const triedInArabic = new Set(screensTriedIn('ar'))

/** A usual run loads public pages in one language as the document that a visitor gets, and follows links in the other. */
const isLoaded = ({ as, reach, isDocument }: Screen, language: Language) =>
  isDocument || (!as && !reach && (language === 'ar' || runsAll))

async function expectRoom(page: Page, isWide: boolean) {
  for (const width of isWide ? narrowest : []) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(overflow), `${width} px`).toBe(0)
    await expect.poll(() => page.evaluate(cutWords), { message: `${width} px`, timeout: 10_000 }).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(overflow)).toBe(0)
}

/** Expects axe to find nothing on the page in its current state. */
export async function expectAccess(page: Page) {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
  expect(await violations(page)).toEqual([])
}

/** The widths at which the layouts for laptops are at their narrowest; between these widths they only get wider. */
const narrowest = [1280, 1024]

async function violations(page: Page) {
  // axe is injected into this frame only.
  expect(page.frames().length).toBe(1)
  // No enabled rule needs the style sheets; without this option axe would fetch and parse them each time.
  const preload = { assets: ['media' as const] }
  const rules = { 'color-contrast': { enabled: runsAll } }
  const found = await page.evaluate(run, { preload, rules, resultTypes: ['violations' as const] })
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])
}

/**
 * axe draws a few words to detect icon fonts, and would take Arabic for one because its letters join; the stubs make
 * it see ordinary letters.
 */
async function run(options: RunOptions): Promise<Result[]> {
  const { prototype } = CanvasRenderingContext2D
  const { measureText, getImageData } = prototype
  Object.assign(prototype, {
    measureText: (text: string) => ({ width: text.length * 30 }),
    getImageData: () => ({ data: new Uint8ClampedArray(4).fill(1) }),
  })
  try {
    return (await window.axe.run(options)).violations
  } finally {
    Object.assign(prototype, { measureText, getImageData })
  }
}

/** The overflow once the narrowed window has settled; some parts measure themselves and adapt a few frames later. */
export async function overflow() {
  let wider = 0
  for (let frame = 0; frame < 20; frame++) {
    await new Promise(requestAnimationFrame)
    wider = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (wider === 0) break
  }
  return wider
}

export const inLanguage = (language: string, path: string) =>
  language === 'ar' ? `/ar${path === '/' ? '' : path}` : path
