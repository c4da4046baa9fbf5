import type { Page } from '@playwright/test'

/**
 * Waits until the page is hydrated (unless it has nothing to hydrate), no spinner or skeleton is shown, its fonts are
 * loaded, and any dialog that must be answered lies on top. axe recognises such a dialog only by its position;
 * otherwise it would report the page's landmarks as missing, because the dialog hides them.
 */
export async function waitUntilStill(page: Page) {
  await page.waitForFunction(rest, false).catch(async (error) => {
    const left = await page.evaluate(rest, true).catch(() => 'the page does not answer')
    throw new Error(`${page.url()} does not come to rest: ${left}`, { cause: error })
  })
}

/** Runs inside the page. */
export function rest(says: boolean) {
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
  const isShown = (element: Element) => element.checkVisibility()
  const headings = [...document.querySelectorAll('h1')].filter(isShown)
  const isPlain = document.scripts.length === 0 || document.getElementById('root') === null
  const parts = [...document.querySelectorAll('[data-live]')]
  const questions = [...document.querySelectorAll('[role=alertdialog]')]
  const inCorner = document
    .elementsFromPoint(innerWidth / 8, innerHeight / 8)
    .filter((part) => part !== document.documentElement && part !== document.body)
  const waiting = [...document.querySelectorAll('.animate-spin, .animate-breathe')]
  const left = {
    'no heading alive': !headings.some(
      (heading) => isPlain || isAlive(heading.closest('[data-still]') ?? heading),
    ),
    'a part without life': !parts.every(isAlive),
    'a question under something': !questions
      .filter(isShown)
      .every((question) => inCorner.some((part) => part.contains(question))),
    'something turns or breathes': waiting.some(isShown),
    'letters on their way': document.fonts.status !== 'loaded',
  }
  const reasons = Object.entries(left).flatMap(([reason, isLeft]) => (isLeft ? [reason] : []))
  return says ? `${reasons.join(', ')}; ${document.title}` : reasons.length === 0
}

/** Waits for hydration; before it, pressing twice has the effect of one press. */
export const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__react'))
  })
