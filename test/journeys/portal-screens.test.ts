import { test } from 'vitest'
import { languages } from '#contract/language.ts'
import { openApp } from '../app.ts'
import { applicant } from '../applicants.ts'
import { openBrowser } from '../browser.ts'
import { drFahad, drLayla, noor, omar, sara } from '../cast.ts'
import { lookAt } from '../look-at.ts'
import { join, type Person } from '../people.ts'
import { listed } from '../practices.ts'
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
await listed(app, await join(app, drFahad, { role: 'dietitian', signedIn: false }), {
  otherName: 'د. فهد الشهري',
  certifications: ['Certified Diabetes Educator (CDE)'],
})
await applicant(app, 'submitted', { hasFiles: true })
await applicant(app, 'renewing', { hasFiles: true, until: '2026-12-01' })
const seen = screens.flatMap((screen) =>
  screen.as ? [[screen.name, screen, viewers[screen.as]] as const] : [],
)

for (const language of languages)
  test.each(seen.filter(([, { alike }]) => language === 'en' || !alike))(
    `%s in ${language}: axe finds nothing by day or night, nothing overflows at 320 px`,
    (_, screen: Screen, person: Person) => lookAt(open, screen, language, signedIn(person)),
  )
