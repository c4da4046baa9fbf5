import { expect as expectValue, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { login as words } from '#copy/accounts/sign-in/login.ts'
import { expect, openBrowser } from '#test/browser/browser.ts'
import { runsAll } from '#test/setup/extent.ts'
import { moved } from '#web/app/moved.ts'
import { paths } from '#web/app/paths.gen.ts'
import { localPath } from '#web/lib/path.ts'
import { openApp } from '../app.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

const id = '01990000-0000-7000-8000-00000000dead'
/** One guard stands before all pages of a role; `--all` tries each of them. */
const pagesOf = (folder: '_crossing' | '_party' | 'patient' | 'dietitian' | 'admin') =>
  runsAll ? paths[folder] : paths[folder].slice(0, 1)
const guarded = [
  `/dashboard/messages?conversation=${id}`,
  ...(['_crossing', '_party', 'patient', 'dietitian', 'admin'] as const).flatMap(pagesOf),
  ...Object.keys(moved),
].map((path) => path.replace('$id', id).replace('$', 'appointments'))
/** Arabic addresses are derived from the English ones, so one of each kind is enough. */
const guardedIn = {
  en: guarded,
  ar: ['/dashboard/messages', `/call/${id}`, '/patient/dashboard', '/dietitian/availability', '/admin/users'],
}

test.each(languages)(
  'signed out, protected and former addresses lead to the sign-in page in %s without a loop, and back from there',
  async (language) => {
    const login = localPath(language, '/login')
    const page = await open(login)
    const visited: string[] = []
    page.on('framenavigated', (frame) => frame === page.mainFrame() && visited.push(frame.url()))
    for (const path of guardedIn[language]) {
      visited.length = 0
      await page.goto(app.origin + localPath(language, path))
      await expect(page.getByRole('button', { name: words.signIn[language] })).toBeVisible()
      const { pathname, searchParams } = new URL(page.url())
      expectValue(pathname, path).toBe(login)
      expectValue(searchParams.get('redirectTo') ?? '', path).not.toContain('redirectTo')
      // A former address takes some five redirects; one that leads back to itself takes hundreds.
      expectValue(visited.length, `${path}: ${visited.slice(0, 10).join(' ')}`).toBeLessThan(10)
    }
    await page.goto(app.origin + localPath(language, `/dashboard/messages?conversation=${id}`))
    await expect(page).toHaveURL(
      new RegExp(`${login}\\?redirectTo=.*${encodeURIComponent(`/dashboard/messages?conversation=${id}`)}$`),
    )
  },
)
