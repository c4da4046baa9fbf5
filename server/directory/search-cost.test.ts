import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Actor, system } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { searchDietitians } from './search-dietitians.ts'

const app = await openApp()
const { id } = await join(app, sara, { signedIn: false })
const layla = await join(app, drLayla, { role: 'dietitian', signedIn: false })
await listedDietitian(app, layla)

/** As many listings as the product may have one day, under names other than Layla’s. */
const others = await app.rows<{ id: string }>(
  `with made as (insert into users (email, password_hash, language, created_at, confirmed_at)
      select 'many' || n || '@example.sa', '', 'en', now(), now() from generate_series(1, 5000) as n returning id),
      granted as (insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by)
        select id, 'dietitian', true, now(), '' from made)
    insert into verifications (user_id, status, license_number, licensed_until, experience)
      select id, 'approved', 'RD-' || id, current_date + 400, '6-10' from made returning user_id as id`,
)
await app.house.db.as(system, (tx) =>
  sql`insert into listings (user_id, words, rank, licensed_until, calls_from, written_at, choices, last_calls, traits, name, title,
      specialization, experience, has_video, has_in_person, languages, zone, takes_at_once, license_number, bio, education)
    select other, ('''w' || other || '''')::tsvector, rank, licensed_until, calls_from, written_at, choices, last_calls, traits, name, title,
        specialization, experience, has_video, has_in_person, languages, zone, takes_at_once, license_number, bio, education
      from listings, unnest(${others.map((other) => other.id)}::uuid[]) as other`.execute(tx),
)
await app.rows('vacuum analyze listings')

test('among five thousand a name is looked up only in the index of names', async () => {
  const patient: Actor = { id, role: 'patient', language: 'en' }
  const text = await app.house.db.as(patient, async (tx) => {
    const { query } = searchDietitians(patient, { q: 'layla' }, new Date(), app.house, undefined as never)
    return query ? query(tx).compile(tx).sql : ''
  })
  for (const statement of ['begin', 'set local role nabta_app']) await app.rows(statement)
  // The generic plan, which a connection reuses after its first few searches, does not know the name searched for.
  const explained = await app.rows(`explain (generic_plan, format json) ${text}`)
  await app.rows('rollback')
  const indexes = JSON.stringify(explained).matchAll(/"Index Name":"(\w+)"/g)
  const names = [...indexes].map(([, name]) => name)
  expect(names.filter((name) => name?.startsWith('listings'))).toEqual(['listings_words'])
})
