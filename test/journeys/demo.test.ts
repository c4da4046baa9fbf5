import { expect, test } from 'vitest'
import { signIn } from '#contract/accounts/sign-in.ts'
import { demoPassword } from '#db/demo/people.ts'
import { fillDemo } from '#server/demo/fill.ts'
import { comeToRest } from '#test/browser/at-rest.ts'
import { openBrowser } from '#test/browser/browser.ts'
import { latinWords } from '#test/browser/latin-words.ts'
import { inLanguage } from '#test/browser/look-at.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { screens } from '#test/screens.ts'
import { openApp } from '../app.ts'
import { visitor } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
await fillDemo(app.house, app.house.clock.now())

const names = (
  await app.rows<{ name: string }>('select full_name as name from profiles where full_name is not null')
).map(({ name }) => name)

/** Where most is read that people have written, each in a language of their own. */
const read = {
  patient: [
    ...['patient-dashboard', 'patient-appointments', 'appointment-completed', 'messages-conversation'],
    ...['patient-health-data', 'patient-health-data-tab-diary', 'patient-health-data-tab-goals'],
    ...['patient-health-data-tab-files', 'questionnaire-answered', 'directory-profile', 'patient-review'],
  ],
  dietitian: [
    ...['dietitian-dashboard', 'practice-past', 'dietitian-patients', 'practice-patient'],
    ...['practice-patient-progress', 'practice-preparation', 'dietitian-services', 'dietitian-availability'],
    ...['dietitian-profile-professional', 'dietitian-profile-documents', 'dietitian-reviews'],
  ],
  admin: ['admin-users', 'admin-dietitians', 'admin-dietitian', 'admin-support'],
} as const

test.each(Object.entries(read))(
  'in Arabic the %s of the demo reads no Latin word but names, codes and brands, and what is marked as English',
  async (role, wanted) => {
    const person = visitor(app)
    await person.call(signIn, { email: `${role}@nabta.test`, password: demoPassword })
    const found: [string, string[]][] = []
    for (const name of wanted) {
      const screen = screens.find((each) => each.name === name)
      expect(screen?.as, name).toBe(role)
      const page = await open(inLanguage('ar', screen?.path ?? ''), {
        ...signedIn(person),
        stays: 'by router',
      })
      await screen?.reach?.(page, 'ar')
      await comeToRest(page)
      const words = await latinWords(page, names)
      if (words.length > 0) found.push([name, words])
    }
    expect(found).toEqual([])
  },
)
