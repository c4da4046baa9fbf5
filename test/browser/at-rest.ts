import type { Page } from '@playwright/test'

/**
 * The page itself has come to life, unless it has no script at all: nothing turns or breathes in the place of something
 * else, its letters are there, and a question that must be answered lies over the page: axe knows it by that alone, and
 * misses the page's landmarks otherwise, which are hidden behind it.
 */
export async function comeToRest(page: Page) {
  await page.waitForFunction(() => {
    const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
    const isShown = (element: Element) => element.checkVisibility()
    const headings = [...document.querySelectorAll('h1')].filter(isShown)
    const parts = [...document.querySelectorAll('[data-live]')]
    const questions = [...document.querySelectorAll('[role=alertdialog]')]
    const inCorner = document
      .elementsFromPoint(innerWidth / 8, innerHeight / 8)
      .filter((part) => part !== document.documentElement && part !== document.body)
    const waiting = [...document.querySelectorAll('.animate-spin, .animate-breathe')]
    return (
      headings.some(
        (heading) => document.scripts.length === 0 || isAlive(heading.closest('[data-still]') ?? heading),
      ) &&
      parts.every(isAlive) &&
      questions.filter(isShown).every((question) => inCorner.some((part) => part.contains(question))) &&
      !waiting.some(isShown) &&
      document.fonts.status === 'loaded'
    )
  })
}

/** Before that a second press asks for nothing that the first has not. */
export const comeToLife = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__react'))
  })
