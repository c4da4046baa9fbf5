import { expect, test } from 'vitest'
import type { Role } from '#contract/accounts/role.ts'
import { signIn } from '#contract/accounts/sign-in.ts'
import { pages } from '#copy/public/pages.ts'
import { demoPassword } from '#demo/content/people.ts'
import { fillDemo } from '#demo/fill.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { expect as expectSoon, openBrowser } from '#test/browser/browser.ts'
import { inLanguage, overflow } from '#test/browser/check-screen.ts'
import { latinWords } from '#test/browser/latin-words.ts'
import { navigateInApp } from '#test/browser/navigate-in-app.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { screens } from '#test/screens.ts'
import { paths } from '#web/app/paths.gen.ts'
import { openApp } from '../app.ts'
import { visitor } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
await fillDemo(app.house, app.house.clock.now())

const names = (
  await app.rows<{ name: string }>(
    'select full_name as name from profiles where full_name is not null union select legal_name from billing_details',
  )
).map(({ name }) => name)

/** The pages with the most text by users, each in their own language. */
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
  'in Arabic the demo’s %s reads no Latin words except names, codes, brands and text marked as English',
  async (role, wanted) => {
    const person = visitor(app)
    await person.call(signIn, { email: `${role}@nabta.test`, password: demoPassword })
    const page = await open(inLanguage('ar', `/${role}`), signedIn(person))
    await waitUntilStill(page)
    const found: [string, string[]][] = []
    for (const name of wanted) {
      const screen = screens.find((each) => each.name === name)
      expect(screen?.as, name).toBe(role)
      await navigateInApp(page, inLanguage('ar', screen?.path ?? ''))
      await screen?.reach?.(page, 'ar')
      await waitUntilStill(page)
      const words = await latinWords(page, names)
      if (words.length > 0) found.push([name, words])
    }
    expect(found).toEqual([])
  },
)

/** Phrases that announce a page for later. */
const promised = /available soon|will stand here|coming soon|under construction/i

/** For each address that names a record, one of the role's own. */
const ofOne: Readonly<Record<string, string>> = {
  '/patient/appointments': 'select id from appointments where patient_id = $1 order by starts_at limit 1',
  '/dietitian/appointments': 'select id from appointments where dietitian_id = $1 order by starts_at limit 1',
  '/patient/dietitians':
    'select dietitian_id as id from appointments where patient_id = $1 order by starts_at limit 1',
  '/dietitian/patients':
    'select patient_id as id from appointments where dietitian_id = $1 order by starts_at limit 1',
  '/patient/invoices': 'select id from invoices where buyer_id = $1 order by issued_at limit 1',
  '/dietitian/invoices': 'select id from invoices where seller_id = $1 order by issued_at limit 1',
  '/admin/invoices': 'select id from invoices where $1::uuid is not null order by issued_at limit 1',
  '/admin/finance': 'select id from payments where $1::uuid is not null order by captured_at limit 1',
  '/admin/appointments': 'select id from appointments where $1::uuid is not null order by starts_at limit 1',
  '/admin/disputes': 'select id from disputes where $1::uuid is not null order by opened_at limit 1',
  '/admin/claims':
    'select appointment_id as id from absence_claims where $1::uuid is not null order by opened_at limit 1',
  '/patient/questionnaires': 'select id from questionnaires where patient_id = $1 limit 1',
  '/dietitian/nutrition-plans': 'select id from nutrition_plans where dietitian_id = $1 limit 1',
  '/patient/support': 'select id from tickets where person_id = $1 limit 1',
  '/dietitian/support': 'select id from tickets where person_id = $1 limit 1',
}

async function addressesOf(role: Role): Promise<string[]> {
  const [person] = await app.rows<{ id: string }>('select id from users where email = $1', [
    `${role}@nabta.test`,
  ])
  const found: string[] = role === 'admin' ? ['/admin?tab=dietitians', '/admin?tab=support'] : []
  for (const path of paths[role].filter((each) => !each.endsWith('$'))) {
    const [before = '', after] = path.split('/$id')
    const query = ofOne[before]
    const [one] = after === undefined ? [] : query ? await app.rows<{ id: string }>(query, [person?.id]) : []
    expect(after === undefined || one, `the demo has one for ${path}`).toBeTruthy()
    found.push(after === undefined ? path : `${before}/${one?.id}${after}`)
  }
  return found
}

test.each(['patient', 'dietitian', 'admin'] as const)(
  'every page of the %s’s portal exists, fits 320 px, and is not a placeholder',
  async (role) => {
    const person = visitor(app)
    await person.call(signIn, { email: `${role}@nabta.test`, password: demoPassword })
    const page = await open(`/${role}`, { ...signedIn(person), viewport: { width: 320, height: 700 } })
    await waitUntilStill(page)
    const found: string[] = []
    for (const address of await addressesOf(role)) {
      await navigateInApp(page, address)
      await waitUntilStill(page)
      await expectSoon(page.getByRole('main')).not.toBeEmpty()
      if ((await page.getByText(promised).count()) > 0) found.push(address)
      const tooWide = await page.evaluate(overflow)
      if (tooWide > 0) found.push(`${address}: ${tooWide} px too wide`)
    }
    expect(found).toEqual([])
  },
)

test('no public page is a placeholder', async () => {
  for (const path of Object.keys(pages).filter((path) => path.startsWith('/'))) {
    const answer = await fetch(app.origin + path)
    expect(answer.status, path).toBe(200)
    expect(await answer.text(), path).not.toMatch(promised)
  }
})
