import { beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts/security.ts'
import {
  addSavedReply,
  changeSavedReply,
  listSavedReplies,
  removeSavedReply,
} from '#contract/saved-replies.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
let layla: Person
let fahad: Person

beforeAll(async () => {
  app.at('2026-11-22T06:00:00Z')
  layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  fahad = await join(app, { ...drFahad, email: unique(drFahad.email) }, { role: 'dietitian' })
})

const titles = async ({ call }: Person) =>
  (await call(listSavedReplies, {})).body.replies.map(({ title }) => title)

test('a reply is saved, changed and deleted, and listed by title', async () => {
  const fasting = { title: 'Fasting', content: 'Dear {name},\n\nplease come fasting.' }
  const { status, body } = await layla.call(addSavedReply, fasting)
  expect([status, body.reply]).toMatchObject([201, fasting])
  await layla.call(addSavedReply, { title: 'Arriving', content: 'Parking is behind the building.' })
  expect(await titles(layla)).toEqual(['Arriving', 'Fasting'])

  const changed = { id: body.reply.id, title: 'Blood test', content: 'Please come fasting.' }
  expect((await layla.call(changeSavedReply, changed)).body.reply).toEqual(changed)
  expect(await titles(layla)).toEqual(['Arriving', 'Blood test'])

  expect((await layla.call(removeSavedReply, { id: changed.id })).status).toBe(200)
  expect((await layla.call(removeSavedReply, { id: changed.id })).status).toBe(404)
  expect(await titles(layla)).toEqual(['Arriving'])
})

test('neither title nor text is stored in the clear', async () => {
  await layla.call(addSavedReply, { title: 'Lupins forever', content: 'Lupins forever and ever' })
  const rows = await app.rows<{ row: string }>('select saved_replies::text as row from saved_replies')
  expect(rows.length).toBeGreaterThan(0)
  for (const { row } of rows)
    expect(Buffer.from(row.slice(row.indexOf('\\x') + 2), 'hex').toString()).not.toContain('Lupins')
})

test('a reply of another dietitian cannot be read, changed or deleted', async () => {
  const reply = { title: 'Mine', content: 'Only mine' }
  const { body } = await fahad.call(addSavedReply, reply)
  const { id } = body.reply
  expect(await titles(layla)).not.toContain('Mine')
  expect((await layla.call(changeSavedReply, { id, title: 'Hers', content: 'Hers' })).status).toBe(404)
  expect((await layla.call(removeSavedReply, { id })).status).toBe(404)
  expect((await fahad.call(listSavedReplies, {})).body.replies).toEqual([{ id, ...reply }])
})

test('a patient has none', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  expect((await patient.call(listSavedReplies, {})).status).toBe(403)
})

test('a reply needs a title and a text, and there can be fifty', async () => {
  const refused = await fahad.call(addSavedReply, { title: ' ', content: '\n' })
  expect(refused.status).toBe(422)
  expect(refused.body.error.fields?.map(({ field, code }) => [field, code])).toEqual([
    ['title', 'required'],
    ['content', 'required'],
  ])
  for (const n of Array.from({ length: 49 }, (_, at) => at))
    await fahad.call(addSavedReply, { title: `Reply ${n}`, content: 'Thank you.' })
  const last = await fahad.call(addSavedReply, { title: 'One more', content: 'Thank you.' })
  expect([last.status, last.body.error.code]).toEqual([409, 'too_many_replies'])
  expect(await titles(fahad)).toHaveLength(50)
})

test('replies are deleted with the account', async () => {
  const { id, call } = await join(app, { ...drFahad, email: unique(drFahad.email) }, { role: 'dietitian' })
  await call(addSavedReply, { title: 'Soon gone', content: 'Soon gone' })
  await call(deleteAccount, {})
  app.at('2026-12-07T06:00:00Z')
  await app.runCron('end_graces')
  await app.runJobs()
  expect(await app.rows('select from saved_replies where dietitian_id = $1', [id])).toEqual([])
})
