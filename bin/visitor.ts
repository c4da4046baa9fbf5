import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { signIn, signOut } from '#contract/accounts/sign-in.ts'
import { demoPassword } from '#demo/content/people.ts'
import { overrideSessionLanguage } from '#test/browser/override-session-language.ts'
import { type Asker, callAs } from '#test/screens/ask.ts'
import type { Viewer } from '#test/screens/screen.ts'

/** A viewer with two browser windows, one with touch and one with a mouse, both signed in. */
export type Visitor = Asker & {
  pageAt: (width: number) => Promise<Page>
  leave: () => Promise<void>
}

type Place = { origin: string; theme: 'light' | 'dark' }

/** Signed in as the demo account of that name, or signed out. */
export async function openVisitor(
  browser: Browser,
  viewer: Viewer | undefined,
  { origin, theme }: Place,
): Promise<Visitor> {
  const open = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({
      baseURL: origin,
      colorScheme: theme,
      timezoneId: 'Asia/Riyadh',
      reducedMotion: 'reduce',
      ...options,
    })
    context.setDefaultTimeout(30_000)
    await context.addInitScript(forget)
    // The account seems to prefer each page's language, so that no page offers to switch to the other one.
    await overrideSessionLanguage(context, (language) => language)
    return context
  }
  const mouse = await open({})
  if (viewer) await enter(mouse, viewer)
  const storageState = await mouse.storageState()
  const touched = await open({ isMobile: true, hasTouch: true, storageState })
  const asker = { request: mouse.request, origin }
  return {
    ...asker,
    async pageAt(width) {
      const context = width < 1024 ? touched : mouse
      return context.pages()[0] ?? context.newPage()
    },
    async leave() {
      if (viewer) await callAs(asker, signOut, {})
      await Promise.all([mouse.close(), touched.close()])
    },
  }
}

/** Clears the traces of the previous picture in the browser. A screen that reloads needs what its first load stored. */
function forget() {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload') return
  localStorage.clear()
  sessionStorage.clear()
}

/** Signs in from a page, so that the list of devices names a browser. */
async function enter(context: BrowserContext, viewer: Viewer) {
  const page = await context.newPage()
  await page.goto('/login')
  const given = { email: `${viewer}@nabta.test`, password: demoPassword }
  const status = await page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(path, { method: 'POST', headers, body })).status
    },
    [signIn.path, JSON.stringify(given)] as const,
  )
  if (status !== signIn.status) throw new Error(`${given.email} could not sign in: ${status}`)
}
