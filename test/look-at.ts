import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContextOptions } from '@playwright/test'
import { expect } from 'vitest'
import type { Language } from '#contract/language.ts'
import { type OpenPage, phone } from './browser.ts'
import type { Screen } from './screens.ts'

type Looking = BrowserContextOptions & { expectConsole?: RegExp }

/** axe finds nothing in a screen, at any impact, and nothing overflows where it is as narrow as it gets. */
export async function lookAt(open: OpenPage, screen: Screen, language: Language, options: Looking = {}) {
  const page = await open(inLanguage(language, screen.path), {
    ...(screen.only === 'phone' ? phone : {}),
    ...options,
    reducedMotion: 'reduce',
  })
  await screen.reach?.(page, language)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

export const inLanguage = (language: string, path: string) =>
  language === 'ar' ? `/ar${path === '/' ? '' : path}` : path
