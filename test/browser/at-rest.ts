import type { Page } from '@playwright/test'

/**
 * The page itself has come to life, unless it has no script at all: nothing turns or breathes in the place of something
 * else, its letters are there, and a question that must be answered lies over the page: axe knows it by that alone, and
 * misses the page's landmarks otherwise, which are hidden behind it.
 */
export async function comeToRest(page: Page) {
  await page.waitForFunction(rest, false).catch(async (error) => {
    const left = await page.evaluate(rest, true).catch(() => 'the page does not answer')
    throw new Error(`${page.url()} does not come to rest: ${left}`, { cause: error })
  })
}

/** The page runs this itself. */
export function rest(says: boolean) {
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
  const isShown = (element: Element) => element.checkVisibility()
  const headings = [...document.querySelectorAll('h1')].filter(isShown)
  const parts = [...document.querySelectorAll('[data-live]')]
  const questions = [...document.querySelectorAll('[role=alertdialog]')]
  const inCorner = document
    .elementsFromPoint(innerWidth / 8, innerHeight / 8)
    .filter((part) => part !== document.documentElement && part !== document.body)
  const waiting = [...document.querySelectorAll('.animate-spin, .animate-breathe')]
  const left = {
    'no heading alive': !headings.some(
      (heading) => document.scripts.length === 0 || isAlive(heading.closest('[data-still]') ?? heading),
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

/** Before that a second press asks for nothing that the first has not. */
export const comeToLife = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__react'))
  })
