import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { afterAll, afterEach } from 'vitest'
import { launchChromium } from '../bin/chromium.ts'
import type { App } from './app.ts'

export { expect } from '@playwright/test'

export type OpenPage = (
  path: string,
  options?: BrowserContextOptions & { expectConsole?: RegExp },
) => Promise<Page>

/** Pages of a real Chromium on the test's own server. A word on the console, or a fault in a page, fails the test. */
export async function openBrowser(app: App): Promise<OpenPage> {
  const browser: Browser = await launchChromium()
  let complaints: string[] = []
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
    const said = complaints
    complaints = []
    expect(said, 'no page may complain').toEqual([])
  })
  afterAll(() => browser.close())

  return async (path, { expectConsole, ...options } = {}) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      ...options,
    })
    context.setDefaultTimeout(8_000)
    const page = await context.newPage()
    const complain = (text: string) => {
      if (!expectConsole?.test(text)) complaints.push(`${page.url()}: ${text}`)
    }
    page.on('console', (message) => complain(message.text()))
    page.on('pageerror', (fault) => complain(String(fault)))
    await page.goto(`${app.origin}${path}`)
    return page
  }
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
