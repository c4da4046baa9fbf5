import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext } from '@playwright/test'
import { type Language, languages } from '#contract/language.ts'
import type { Screen, Viewer } from '#test/screen.ts'
import { screens } from '#test/screens.ts'
import { launchChromium } from './chromium.ts'

/** Contact sheets of every screen against a running product: `npm run shots [-- NAME …]`, pictures in `shots/`. */
const address = process.env.SHOTS_URL ?? `http://localhost:${process.env.PORT ?? 3000}`
const theme = process.env.SHOTS_THEME === 'dark' ? 'dark' : 'light'
const folder = 'shots'
const widths = [390, 1440] as const
const wanted = process.argv.slice(2)

const browser = await launchChromium()
try {
  const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const screen of chosen) {
    const pictures: string[] = []
    for (const width of screen.only === 'phone' ? [390 as const] : widths) {
      for (const language of languages) pictures.push(await shoot(browser, screen, language, width))
    }
    await sheet(browser, screen.name, pictures)
    console.log(join(folder, `${screen.name}.png`))
  }
} finally {
  await browser.close()
}

async function shoot(
  browser: Browser,
  { name, path, as, reach }: Screen,
  language: Language,
  width: (typeof widths)[number],
) {
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: theme,
    timezoneId: 'Asia/Riyadh',
    reducedMotion: 'reduce',
    isMobile: width === 390,
    hasTouch: width === 390,
  })
  if (as) await signIn(context, as)
  const page = await context.newPage()
  await page.goto(`${address}${language === 'ar' ? `/ar${path === '/' ? '' : path}` : path}`)
  // Once more with the fonts at hand, as on every visit but the very first.
  await page.evaluate(() => document.fonts.ready)
  await page.reload()
  if (reach) await reach(page, language)
  const file = join(folder, 'single', `${name}.${language}.${width}.png`)
  await page.screenshot({ path: file, fullPage: name !== 'menu-open' && !path.includes('#') })
  await context.close()
  return file
}

/** As the demo account of that name. */
async function signIn(context: BrowserContext, viewer: Viewer) {
  const data = { email: `${viewer}@nabta.test`, password: 'nabta-demo' }
  const answer = await context.request.post(`${address}/api/session`, { data })
  if (!answer.ok()) throw new Error(`${viewer} could not sign in: ${answer.status()} ${await answer.text()}`)
}

/** All pictures of a screen beside each other, as a designer would pin them up. */
async function sheet(browser: Browser, name: string, pictures: readonly string[]) {
  const page = await browser.newPage({ viewport: { width: 2160, height: 900 } })
  const images = pictures.map(
    (file) => `<img src="${pathToFileURL(file).href}" style="flex: ${file.includes('.390.') ? 300 : 720}">`,
  )
  const file = join(folder, 'sheet.html')
  await writeFile(
    file,
    `<!doctype html><body style="margin:0;padding:20px;display:flex;gap:20px;align-items:start;background:#777">
    <style>img { min-width: 0; width: 0; }</style>${images.join('')}</body>`,
  )
  await page.goto(pathToFileURL(file).href)
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  await page.close()
  await rm(file)
}
