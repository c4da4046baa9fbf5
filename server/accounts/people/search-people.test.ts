import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { personOrders, readPerson, searchPeople } from '#contract/accounts/people.ts'
import { foldText } from '#contract/fold-text.ts'
import type { SentTo } from '#contract/route.ts'
import { openApp } from '#test/app.ts'
import { drLayla, khalid, noor, omar, sara } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const admin = await join(app, noor, { role: 'admin' })
let people: Record<'sara' | 'omar' | 'layla' | 'khalid', Person>
beforeAll(async () => {
  people = {
    sara: await join(app, sara),
    omar: await join(app, omar, { also: ['dietitian'] }),
    layla: await join(app, drLayla, { role: 'dietitian', signedIn: false }),
    khalid: await join(app, khalid, { signedIn: false }),
  }
  await app.rows("update profiles set other_name = 'سارة القحطاني', phone = '+966501112299' where id = $1", [
    people.sara.id,
  ])
  await app.rows('update users set confirmed_at = null where id = $1', [people.khalid.id])
})

const found = async (input: SentTo<typeof searchPeople>) => {
  const { status, body } = await admin.call(searchPeople, input)
  expect(status).toBe(200)
  return body
}
const names = async (input: SentTo<typeof searchPeople>) =>
  (await found(input)).people.map(({ name }) => name)

test.each([
  ['qahtani', sara.name],
  ['SARA al', sara.name],
  ['ساره', sara.name],
  ['القحطانى', sara.name],
  ['عُمَر', omar.name],
  ['sara@exam', sara.name],
  ['0501112299', sara.name],
  ['+966 50 111 2299', sara.name],
  ['١١١٢٢٩٩', sara.name],
])('a search for %s finds one person', async (q, name) => {
  expect(await names({ q })).toEqual([name])
})

test.each(['nobody', '%', '_', 'sara omar', "'; drop", 'sara\0@example.sa'])(
  'a search for %s finds nobody',
  async (q) => {
    expect(await found({ q })).toEqual({ people: [], after: null, total: 0 })
  },
)

test('the database folds a name as the contract does', async () => {
  const written = [
    'أُسْرَةٌ إلى آخِرِها مُؤمنة ١٢٣',
    'Élève Ünal O’Neil ß Ærø',
    'عبدالله الدَّوسري',
    'گلناز پری',
    'AL-ʿUTAYBĪ',
  ]
  for (const text of written) {
    const [row] = await app.house.db.ask(sql<{ folded: string }>`select app.fold_text(${text}) as folded`)
    expect(row?.folded).toBe(foldText(text))
  }
})

test('roles and statuses narrow the list, which states its length', async () => {
  expect(await names({ role: 'dietitian', sort: 'oldest' })).toEqual([omar.name, drLayla.name])
  expect(await names({ status: 'unconfirmed' })).toEqual([khalid.name])
  expect(await names({ status: 'suspended' })).toEqual([])
  expect((await found({ status: 'active' })).total).toBe(4)
})

test('pages follow each other in each order, without repeating or omitting anybody', async () => {
  await app.rows(`with fresh as (
      insert into users (email, language, created_at, confirmed_at)
        select 'crowd' || n || '@example.sa', 'en', '2020-01-01', now() from generate_series(1, 60) as n returning id
    ), held as (
      insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by)
        select id, 'patient', true, now(), 'system' from fresh
    ) insert into profiles (id, first_name, last_name, updated_at) select id, 'Same', 'Name', now() from fresh`)
  for (const sort of personOrders) {
    const met: string[] = []
    let after: string | null | undefined
    do {
      const page = await found({ q: 'crowd', sort, ...(after && { after }) })
      expect(page.total).toBe(met.length === 0 ? 60 : null)
      met.push(...page.people.map(({ id }) => id))
      after = page.after
    } while (after)
    expect([met.length, new Set(met).size]).toEqual([60, 60])
  }
})

test('an account shows when it was last active and where it is signed in, and each admin’s view of it is logged', async () => {
  const { person } = (await admin.call(readPerson, { id: people.sara.id })).body
  expect(person).toMatchObject({
    name: sara.name,
    phone: '+966501112299',
    status: 'active',
    suspension: null,
  })
  expect(person.sessions).toMatchObject([{ role: 'patient' }])
  expect(person.seenAt).not.toBeNull()
  expect(
    await app.rows("select actor from events where kind = 'account.looked_up' and subject_id = $1", [
      people.sara.id,
    ]),
  ).toEqual([{ actor: admin.id }])
  const [kept] = await app.rows<{ text: string }>("select string_agg(events::text, '') as text from events")
  expect(kept?.text).not.toContain('qahtani')
})
