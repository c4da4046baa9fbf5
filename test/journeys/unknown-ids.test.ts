import { expect as expectValue, test } from 'vitest'
import { refusalWords } from '#copy/refusals.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { openBrowser } from '#test/browser/browser.ts'
import { navigateInApp } from '#test/browser/navigate-in-app.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { runsAll, triedLanguages } from '#test/setup/extent.ts'
import { paths } from '#web/app/paths.gen.ts'
import { localPath } from '#web/lib/path.ts'
import { openApp } from '../app.ts'
import { drLayla, noor, sara } from '../cast.ts'
import { join } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

const viewers = {
  patient: await join(app, sara),
  dietitian: await join(app, drLayla, { role: 'dietitian' }),
  admin: await join(app, noor, { role: 'admin' }),
}
await listedDietitian(app, viewers.dietitian)

const nobodys = '01990000-0000-7000-8000-00000000dead'
const roles = ['patient', 'dietitian', 'admin'] as const
const withId = (role: (typeof roles)[number]) => [
  ...paths[role].filter((path) => path.includes('$id')),
  ...(role === 'admin' ? ['/admin?tab=support&ticket=$id'] : ['/call/$id']),
]

test.each(roles.flatMap((role) => triedLanguages.map((language) => [role, language] as const)))(
  'as %s, an address with an impossible id shows in %s the same as one with an unknown id',
  async (role, language) => {
    const page = await open(localPath(language, `/${role}`), {
      ...signedIn(viewers[role]),
      expectConsole: /404/,
    })
    await waitUntilStill(page)
    const said = async (path: string, id: string) => {
      const address = localPath(language, path.replace('$id', id))
      // A call is a document of its own, which may ask for a camera.
      if (path.startsWith('/call')) await page.goto(app.origin + address)
      else await navigateInApp(page, address)
      await waitUntilStill(page)
      return (await page.locator('main').textContent()) ?? ''
    }
    for (const path of withId(role)) {
      const missing = await said(path, nobodys)
      for (const none of runsAll ? ['x', `${nobodys}0`] : ['x'])
        expectValue(await said(path, none), path).toBe(missing)
      expectValue(missing, path).not.toContain(refusalWords.invalid_fields[language])
    }
  },
)
