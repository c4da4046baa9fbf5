import { expect, test } from 'vitest'
import { listDataRequests, logDataRequest, readDataRequest } from '#contract/privacy/data-requests.ts'
import { openApp } from '#test/app.ts'
import { noor, omar } from '#test/cast.ts'
import { copiedData } from '#test/copied-data.ts'
import { deleteForGood, join, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
const asked = {
  requester: 'Omar, on the phone',
  kind: 'access',
  channel: 'phone',
  content: 'What do you know of my kidneys?',
  identityVerified: true,
  receivedOn: new Date().toISOString().slice(0, 10),
} as const

const textOf = async (id: string) =>
  (
    await app.rows<{ text: string }>(`select data_requests::text as text from data_requests where id = $1`, [
      id,
    ])
  )[0]?.text ?? ''

test('a requester’s identity and request are encrypted, in that person’s copy, and erased with the account', async () => {
  const person = await join(app, { ...omar, email: unique(omar.email) })
  const { body } = await admin.call(logDataRequest, { ...asked, email: person.email })
  const { id } = body.request
  expect(body.request).toMatchObject({ requester: asked.requester, content: asked.content })
  const text = await textOf(id)
  for (const word of ['Omar', 'kidneys']) expect(text).not.toContain(word)
  const { parts } = await copiedData(person)
  expect(parts.dataRequests).toMatchObject([{ requester: asked.requester, content: asked.content }])

  await deleteForGood(app, person)
  const { request } = (await admin.call(readDataRequest, { id })).body
  expect(request).toMatchObject({ id, person: null, requester: null, content: null, kind: 'access' })
  const [row] = await app.rows('select requester_sealed, content_sealed from data_requests where id = $1', [
    id,
  ])
  expect(row).toEqual({ requester_sealed: null, content_sealed: null })
})

test('earlier entries are readable, and encrypted at night', async () => {
  const [row] = await app.rows<{ id: string }>(
    `insert into data_requests (requester, kind, channel, content, identity_verified, received_at, due_at)
      values ($1, 'access', 'phone', $2, true, now(), now() + interval '30 days') returning id`,
    [asked.requester, asked.content],
  )
  const id = row?.id ?? ''
  const read = async () => (await admin.call(listDataRequests, {})).body.open.find((each) => each.id === id)
  expect(await read()).toMatchObject({ requester: asked.requester, content: asked.content })
  await app.runCron('seal_data_requests')
  expect(await textOf(id)).not.toContain('kidneys')
  expect(await read()).toMatchObject({ requester: asked.requester, content: asked.content })
})
