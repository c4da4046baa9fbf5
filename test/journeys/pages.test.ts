import { AxeBuilder } from '@axe-core/playwright'
import { expect as expectValue, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { pages } from '#copy/public/pages.ts'
import { openApp } from '../app.ts'
import { expect, openBrowser } from '../browser.ts'
import { inLanguage, lookAt } from '../look-at.ts'
import { screens } from '../screens.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const specified = [
  '/',
  '/for-patients',
  '/for-dietitians',
  '/for-companies',
  '/faq',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
] as const
const missing = /404|There is no page at this address/

for (const language of languages) {
  test.each(specified)(`%s in ${language} is whole as plain HTML`, async (path) => {
    const answer = await app.fetch(inLanguage(language, path))
    const html = await answer.text()
    expectValue(answer.status).toBe(200)
    expectValue(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    expectValue(html).toContain(`<title>${pages[path].title[language].replaceAll('&', '&amp;')}</title>`)
    expectValue(html).toContain(`rel="canonical" href="http://localhost:3000${inLanguage(language, path)}"`)
    for (const each of languages)
      expectValue(html.toLowerCase()).toContain(
        `hreflang="${each}" href="http://localhost:3000${inLanguage(each, path)}"`,
      )
    expectValue(html).not.toMatch(/__(ORIGIN|TODAY|YEAR)__|<script(?![^>]*(?:src=|ld\+json))|\sstyle="/)
  })

  test.each(screens.filter(({ as }) => !as).map((screen) => [screen.name, screen] as const))(
    `%s in ${language}: axe finds nothing, nothing overflows at 320 px`,
    (name, screen) => lookAt(open, screen, language, name === 'not-found' ? { expectConsole: missing } : {}),
  )

  test.each(specified)(`%s in ${language} is dark without losing contrast`, async (path) => {
    const page = await open(inLanguage(language, path), { colorScheme: 'dark', reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
    expectValue(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)))).toEqual([])
  })
}

test('without JavaScript every page reads and every link leads somewhere', async () => {
  const seen = new Set<string>()
  const waiting = languages.map((language) => inLanguage(language, '/'))
  while (waiting.length > 0) {
    const path = waiting.pop() as string
    if (seen.has(path)) continue
    seen.add(path)
    const page = await open(path, { javaScriptEnabled: false })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expectValue(((await page.locator('body').textContent()) ?? '').length).toBeGreaterThan(300)
    for (const link of await page.locator('a[href]').all()) {
      const href = (await link.getAttribute('href')) ?? ''
      if (/^(mailto:|tel:|https:)/.test(href)) continue
      const [target = '', anchor] = href.split('#')
      if (anchor && (!target || target === path))
        expectValue(await page.locator(`[id="${anchor}"]`).count(), `${path} → ${href}`).toBe(1)
      if (target && !seen.has(target.split('?')[0] ?? '')) {
        expectValue((await app.fetch(target)).status, `${path} → ${href}`).toBe(200)
        waiting.push(target.split('?')[0] ?? '')
      }
    }
    await page.context().close()
  }
  expectValue(seen.size).toBeGreaterThanOrEqual(specified.length * 2)
}, 120_000)

test('sitemap and robots name every public page in both languages', async () => {
  const sitemap = await (await app.fetch('/sitemap.xml')).text()
  for (const language of languages)
    for (const path of specified)
      expectValue(sitemap).toContain(`<loc>http://localhost:3000${inLanguage(language, path)}</loc>`)
  expectValue(sitemap).not.toMatch(/newsletter|login|not-found/)
  expectValue(await (await app.fetch('/robots.txt')).text()).toContain(
    'Sitemap: http://localhost:3000/sitemap.xml',
  )
})

test('an unknown path says so, in the language of its address, and logs the path once', async () => {
  for (const [path, words] of [
    ['/no/such/page', 'Oops! Page not found'],
    ['/ar/no/such/page', 'الصفحة'],
  ] as const) {
    const said: string[] = []
    const page = await open('/api/docs', { expectConsole: missing })
    page.on('console', (message) => said.push(message.text()))
    await page.goto(app.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words)
    await expect
      .poll(() => said.filter((text) => text.includes(path) && !text.startsWith('Failed to load')).length)
      .toBe(1)
    expectValue((await app.fetch(path)).status).toBe(404)
  }
})
