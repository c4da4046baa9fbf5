import { expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts/security.ts'
import { signIn } from '#contract/accounts/sign-in.ts'
import { reinstatePerson } from '#contract/accounts/suspension.ts'
import { removeDocument } from '#contract/documents.ts'
import { removeFood } from '#contract/foods/own.ts'
import { withdrawHealthConsent } from '#contract/health/consent.ts'
import { removePaymentMethod } from '#contract/money/cards.ts'
import { removeSubscriber } from '#contract/newsletter-subscribers.ts'
import { endPlan } from '#contract/plans/authored-plans.ts'
import { removePlanTemplate } from '#contract/plans/templates.ts'
import type { Route } from '#contract/route.ts'
import { removeSavedReply } from '#contract/saved-replies.ts'
import { removeOwnQuestionnaire } from '#contract/screening/own.ts'
import { takeBackQuestionnaire } from '#contract/screening/questionnaires.ts'
import { removeService } from '#contract/services.ts'
import { removeCannedAnswer } from '#contract/support/canned-answers.ts'
import { removeSurveyAnswer } from '#contract/survey-answers.ts'
import { filledAt, openFilledDemo } from '#test/filled-demo.ts'
import { endGracePeriod } from '#test/people.ts'
import { demoPassword } from './content/people.ts'
import { allPractices } from './content/practices.ts'
import { fillDemo } from './fill.ts'

const app = await openFilledDemo()
const tomorrow = new Date(filledAt.getTime() + 86_400_000)

/** Signs in as a demo account and calls a route that takes an id, for each row of the query. */
async function forEach(email: string, route: Route, query: string) {
  const { headers } = await app.call(signIn, { email, password: demoPassword })
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const found = await app.rows<Record<string, string>>(query)
  expect(found.length, query).toBeGreaterThan(0)
  for (const each of found) {
    const { status, text } = await app.call(route, each as never, { cookie })
    expect(status, `${route.path}: ${text}`).toBe(200)
  }
}

/** Counts the rows of every table of the demo. Signing in and reading add rows of their own. */
async function counts(): Promise<Record<string, number>> {
  const rows = await app.rows<{ name: string; count: number }>(`
    select relname as name, (xpath('/row/count/text()', query_to_xml('select count(*) from ' || relname, false, true, '')))[1]::text::int as count
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'demo_fillings'`)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

const drafted = allPractices.find(({ verification }) => verification.status === 'draft')?.email ?? ''
const idOf = (email: string) => `(select id from users where email = '${email}' and leaving_at is null)`

test.each<[what: string, email: string, Route, query: string]>([
  [
    'the first reader of the newsletter',
    'admin@nabta.test',
    removeSubscriber,
    `select id from newsletter_subscribers order by asked_at limit 1`,
  ],
  ['all readers', 'admin@nabta.test', removeSubscriber, 'select id from newsletter_subscribers'],
  ['all answers to the survey', 'admin@nabta.test', removeSurveyAnswer, 'select id from survey_answers'],
  [
    'all suspensions',
    'admin@nabta.test',
    reinstatePerson,
    `select id from users where email like '%@patients.nabta.test' and suspended_at is not null`,
  ],
  ['all canned answers', 'admin@nabta.test', removeCannedAnswer, 'select id from canned_answers'],
  [
    'all cards',
    'patient@nabta.test',
    removePaymentMethod,
    `select id from payment_methods where user_id = ${idOf('patient@nabta.test')}`,
  ],
  [
    'own foods',
    'dietitian@nabta.test',
    removeFood,
    `select id from foods where owner_id = ${idOf('dietitian@nabta.test')}`,
  ],
  [
    'questionnaires of one’s own',
    'dietitian@nabta.test',
    removeOwnQuestionnaire,
    `select id from own_questionnaires where dietitian_id = ${idOf('dietitian@nabta.test')}`,
  ],
  [
    'saved replies',
    'dietitian@nabta.test',
    removeSavedReply,
    `select id from saved_replies where dietitian_id = ${idOf('dietitian@nabta.test')}`,
  ],
  [
    'templates of plans',
    'dietitian@nabta.test',
    removePlanTemplate,
    `select id from nutrition_plan_templates where dietitian_id = ${idOf('dietitian@nabta.test')}`,
  ],
  [
    'the plan that is followed',
    'dietitian@nabta.test',
    endPlan,
    `select id from nutrition_plans where patient_id = ${idOf('patient@nabta.test')} and state = 'published'`,
  ],
  [
    'the questions that wait',
    'dietitian@nabta.test',
    takeBackQuestionnaire,
    `select patient_id as patient, id from questionnaires where answered_at is null and dietitian_id = ${idOf('dietitian@nabta.test')}`,
  ],
  [
    'whatever was recorded about health',
    'patient@nabta.test',
    withdrawHealthConsent,
    `select ${idOf('patient@nabta.test')} as id`,
  ],
  [
    'all services',
    'dietitian@nabta.test',
    removeService,
    `select id from services where dietitian_id = ${idOf('dietitian@nabta.test')} and deleted_at is null`,
  ],
  [
    'the papers of a practice that waits',
    drafted,
    removeDocument,
    `select id from documents where user_id = ${idOf(drafted)}`,
  ],
])('%s do not return once removed, and nothing is duplicated', async (_, email, route, query) => {
  await forEach(email, route, query)
  const before = await counts()
  expect(await fillDemo(app.house, filledAt)).toBe(false)
  expect(await counts()).toEqual(before)
})

test('removed data stays removed on the next day', async () => {
  expect(await fillDemo(app.house, tomorrow)).toBe(true)
  const after = await counts()
  expect(after).toMatchObject({ newsletter_subscribers: 0, survey_answers: 0, canned_answers: 0 })
  expect(await fillDemo(app.house, tomorrow)).toBe(false)
})

const four = ['patient@nabta.test', 'dietitian@nabta.test', 'admin@nabta.test', 'both@nabta.test']
/** The last owner may not leave, so another account becomes an owner first. */
async function makeAnotherOwner(email: string) {
  const other = idOf(four.find((each) => each !== email) ?? '')
  await app.rows(`insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by)
    values (${other}, 'admin', false, now(), 'system') on conflict do nothing`)
  await app.rows(`insert into admin_duties (user_id, duty, given_at, given_by)
    values (${other}, 'owner', now(), 'system') on conflict do nothing`)
}
const canSignIn = async (email: string) =>
  (await app.call(signIn, { email, password: demoPassword })).status === 200

test.each(four)('%s requests deletion, and the account is kept with all its data', async (email) => {
  await makeAnotherOwner(email)
  const before = await app.rows(`select ${idOf(email)} as id`)
  await forEach(email, deleteAccount, 'select 1 as one')
  expect(await canSignIn(email)).toBe(false)
  expect(await fillDemo(app.house, tomorrow)).toBe(true)
  expect(await app.rows(`select ${idOf(email)} as id`)).toEqual(before)
  expect(await canSignIn(email)).toBe(true)
  expect(await fillDemo(app.house, tomorrow), 'nothing is left to do').toBe(false)
})

test.each(four)('%s has been erased, and returns with all its data', async (email) => {
  await makeAnotherOwner(email)
  const [{ id = '' } = {}] = await app.rows<{ id: string }>(`select ${idOf(email)} as id`)
  await forEach(email, deleteAccount, 'select 1 as one')
  await endGracePeriod(app, id)
  await app.runJobs()
  expect(await app.rows('select from users where id = $1', [id])).toEqual([])
  expect(await fillDemo(app.house, tomorrow)).toBe(true)
  expect(await canSignIn(email)).toBe(true)
  const before = await counts()
  expect(await fillDemo(app.house, tomorrow), 'nothing is left to do').toBe(false)
  expect(await counts()).toEqual(before)
})

test.each(four)('%s has been given another address, and both accounts remain', async (email) => {
  const other = email.replace('@', '-moved@')
  await app.rows('update users set email = $2 where email = $1 and leaving_at is null', [email, other])
  expect(await fillDemo(app.house, tomorrow)).toBe(true)
  expect([await canSignIn(email), await canSignIn(other)]).toEqual([true, true])
  expect(await fillDemo(app.house, tomorrow), 'nothing is left to do').toBe(false)
})

test('a database filled before the fill was recorded counts as filled if it contains the data', async () => {
  await app.rows('delete from demo_fillings')
  const before = await counts()
  await fillDemo(app.house, tomorrow)
  const after = await counts()
  for (const table of ['tickets', 'conversations', 'breaches', 'nutrition_plans', 'users'])
    expect(after[table], table).toBe(before[table])
})
