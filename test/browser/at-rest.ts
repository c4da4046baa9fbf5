import type { Page } from '@playwright/test'

/**
 * The page itself has come to life, unless it has no script at all: nothing turns or breathes in the place of something
 * else, and its letters are there.
 */
export async function comeToRest(page: Page) {
  await page.waitForFunction(() => {
    const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
    const isShown = (element: Element) => element.checkVisibility()
    const headings = [...document.querySelectorAll('h1')].filter(isShown)
    const parts = [...document.querySelectorAll('[data-live]')]
    const waiting = [...document.querySelectorAll('.animate-spin, .animate-breathe')]
    return (
      headings.some(
        (heading) => document.scripts.length === 0 || isAlive(heading.closest('[data-still]') ?? heading),
      ) &&
      parts.every(isAlive) &&
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
