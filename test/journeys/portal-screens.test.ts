import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { openApp } from '../app.ts'
import { openBrowser } from '../browser.ts'
import { drLayla, noor, omar, sara } from '../cast.ts'
import { lookAt } from '../look-at.ts'
import { join, type Person } from '../people.ts'
import { type Screen, screens, type Viewer } from '../screens.ts'
import { signedIn } from '../signed-in.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const viewers: Readonly<Record<Viewer, Person>> = {
  patient: await join(app, sara),
  dietitian: await join(app, drLayla, { role: 'dietitian' }),
  admin: await join(app, noor, { role: 'admin' }),
  both: await join(app, omar, { also: ['dietitian'] }),
}
const seen = screens.flatMap((screen) =>
  screen.as ? [[screen.name, screen, viewers[screen.as]] as const] : [],
)
const inTheDark = ['patient-dashboard', 'patient-settings-tab-security', 'admin-users', 'account-menu']

for (const language of languages)
  test.each(seen.filter(([, { alike }]) => language === 'en' || !alike))(
    `%s in ${language}: axe finds nothing, nothing overflows at 320 px`,
    (_, screen: Screen, person: Person) => lookAt(open, screen, language, signedIn(person)),
  )

test.each(seen.filter(([name]) => inTheDark.includes(name)))(
  '%s is dark without losing contrast',
  async (_, { path, reach }: Screen, person: Person) => {
    const page = await open(path, { ...signedIn(person), colorScheme: 'dark', reducedMotion: 'reduce' })
    await reach?.(page, 'en')
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)))).toEqual([])
  },
)
