import { expect as expectValue, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { pages } from '#copy/public/pages.ts'
import { expect, openBrowser } from '#test/browser/browser.ts'
import { checkScreen, inLanguage, screenChecks } from '#test/browser/check-screen.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { screensTriedIn } from '#test/screens/tried-in.ts'
import { openApp } from '../app.ts'
import { drLayla } from '../cast.ts'
import { join } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
await listedDietitian(app, await join(app, drLayla, { role: 'dietitian', signedIn: false }))
const specified = [
  '/',
  '/for-patients',
  '/for-dietitians',
  '/for-companies',
  '/faq',
  '/contact',
  '/dietitians',
  '/terms-of-service',
  '/privacy-policy',
  '/refund-policy',
  '/cookie-policy',
] as const
const missing = /404|There is no page at this address/
/** The browser's messages about pages that answer with an error status. */
const saying: Readonly<Record<string, RegExp>> = {
  'not-found': missing,
  'connected-failed': /400/,
  'login-keep': /403/,
  'book-visitor-taken': /409/,
}

for (const language of languages) {
  test.each(specified)(`%s in ${language} is complete as plain HTML`, async (path) => {
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
    expectValue(html).not.toMatch(
      /__(ORIGIN|TODAY|YEAR|FEE|REFUNDS)__|<script(?![^>]*(?:src=|ld\+json))|\sstyle="/,
    )
  })

  const seen = screensTriedIn(language).filter(({ as }) => !as)
  test.each(seen.map((screen) => [screenChecks(screen, language), screen] as const))('%s', (_, screen) => {
    const expectConsole = saying[screen.name]
    return checkScreen(open, screen, language, expectConsole ? { expectConsole } : {})
  })
}

test('without JavaScript every page is readable and every link leads somewhere', async () => {
  const reader = await open('/faq')
  const found = new Map<string, ReturnType<typeof read>>()
  const waiting = languages.map((language): [string, string] => ['the start', inLanguage(language, '/')])
  for (const [from, path] of waiting) {
    // Filters lead to filters without end: one step is taken from the list.
    if (found.has(path) || (from.includes('?') && path.includes('?'))) continue
    const answer = await app.fetch(path)
    expectValue(answer.status, `${from} → ${path}`).toBe(200)
    const page = await reader.evaluate(read, await answer.text())
    expectValue(page.headings, path).toBeGreaterThan(0)
    expectValue(page.length, path).toBeGreaterThan(300)
    found.set(path, page)
    for (const href of page.links) waiting.push([path, addressOf(href, path)])
  }
  for (const [path, { links }] of found)
    for (const href of links.filter((each) => each.includes('#'))) {
      const { ids = [] } = found.get(addressOf(href, path)) ?? {}
      expectValue(ids.filter((id) => id === href.split('#')[1]).length, `${path} → ${href}`).toBe(1)
    }
  expectValue(found.size).toBeGreaterThanOrEqual(specified.length * 2)

  // Some parts exist in two forms; styles choose one, and make the page visible at all.
  const chosen = [...found].filter(([path, { headings }]) => path === '/' || headings > 1)
  for (const [path] of chosen) {
    const page = await open(path, { javaScriptEnabled: false, stays: 'by document' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expectValue((await page.locator('body').ariaSnapshot()).length, path).toBeGreaterThan(300)
  }
})

/** A page's text and links, before any script. */
function read(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const each of page.querySelectorAll('script, style, template')) each.remove()
  return {
    headings: page.querySelectorAll('h1').length,
    length: page.body.textContent.replace(/\s+/g, ' ').length,
    ids: [...page.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...page.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^(mailto:|tel:|https:)/.test(href)),
  }
}

const addressOf = (href: string, path: string) => (href.startsWith('#') ? path : (href.split('#')[0] ?? ''))

test('sitemap and robots name every public page in both languages', async () => {
  const parts = ['/sitemap.xml', '/sitemap-made.xml'].map(async (path) => (await app.fetch(path)).text())
  const sitemap = (await Promise.all(parts)).join('')
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
    ['/LOGIN', 'Oops! Page not found'],
    ['/ar/Faq', 'الصفحة'],
  ] as const) {
    const said: string[] = []
    const page = await open('/robots.txt', { expectConsole: missing })
    page.on('console', (message) => said.push(message.text()))
    await page.goto(app.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words)
    await expect
      .poll(() => said.filter((text) => text.includes(path) && !text.startsWith('Failed to load')).length)
      .toBe(1)
    expectValue((await app.fetch(path)).status).toBe(404)
  }
})
