import { expect, test } from 'vitest'
import { revokeRole } from '#contract/accounts/people.ts'
import { readDocument, removeDocument, uploadDocument } from '#contract/documents.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla, noor, sara } from '#test/cast.ts'
import { onePage, writePdf } from '#test/fakes/pdf.ts'
import { deleteForGood, join, type Person, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const pdf = writePdf(onePage())
const dietitian = (
  who: { name: string; email: string } = drLayla,
  also: readonly ('patient' | 'admin')[] = [],
) => join(app, { ...who, email: unique(who.email) }, { role: 'dietitian', also })
const admin = (also: readonly 'dietitian'[] = []) =>
  join(app, { ...noor, email: unique(noor.email) }, { role: 'admin', also })

async function sentBy(person: Person, name = 'Degree') {
  const { body } = await person.call(uploadDocument, {
    kind: 'degree',
    name,
    file: 'degree.pdf',
    upload: { type: 'application/pdf', bytes: new Uint8Array(pdf) },
  } as never)
  return body.document.id
}
const readBy = async (person: Person, id: string) => (await person.call(readDocument, { id })).status
const readings = (id: string) =>
  app.rows(
    "select actor, subject_id from events where kind = 'document.read' and detail ->> 'document' = $1",
    [id],
  )

test('the owner downloads it under its name, and no browser executes it', async () => {
  const layla = await dietitian()
  const id = await sentBy(layla, 'شهادة "2024" / أصل')
  const { status, headers, bytes } = await layla.call(readDocument, { id })
  expect(status).toBe(200)
  expect(Buffer.from(bytes).equals(pdf)).toBe(true)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="_____ -2024- - ___.pdf"; filename*=UTF-8''${encodeURIComponent('شهادة -2024- - أصل.pdf')}`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(await readings(id)).toEqual([])
})

test('an admin reads it, and that is recorded', async () => {
  const [layla, boss] = [await dietitian(), await admin()]
  const id = await sentBy(layla)
  expect(await readBy(boss, id)).toBe(200)
  expect(await readBy(boss, id)).toBe(200)
  expect(await readings(id)).toEqual(Array(2).fill({ actor: boss.id, subject_id: layla.id }))
})

test('an admin who has not set up the second factor yet reads nothing', async () => {
  const [layla, boss] = [await dietitian(), await admin()]
  const id = await sentBy(layla)
  await app.rows('update users set second_factor_waived = false where id = $1', [boss.id])
  expect(await readBy(boss, id)).toBe(404)
  expect(await readings(id)).toEqual([])
})

test('for all other people it does not exist', async () => {
  const layla = await dietitian()
  const id = await sentBy(layla)
  const visitor = await join(app, { ...sara, email: unique(sara.email) }, { signedIn: false })
  const other = await dietitian(drFahad)
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const former = await admin(['dietitian'])
  expect(await readBy(former, id)).toBe(200)
  await (await admin()).call(revokeRole, { id: former.id, role: 'admin' })

  expect(await readBy(visitor, id)).toBe(401)
  for (const person of [other, patient]) {
    const { status, body, text } = await person.call(readDocument, { id })
    const nowhere = await person.call(readDocument, { id: '019ac000-0000-7000-8000-000000000000' })
    expect([status, body.error.code]).toEqual([404, 'not_found'])
    const withoutId = (words: string) => words.replace(/"requestId":"[^"]+"/, '')
    expect(withoutId(text)).toBe(withoutId(nowhere.text))
  }
  expect([401, 404]).toContain(await readBy(former, id))
  expect(await readings(id)).toHaveLength(1)
})

test('nor does it exist for an ended session, after it was removed, or for a person who is no longer a dietitian', async () => {
  const [ended, removed, left, patientNow] = [
    await dietitian(),
    await dietitian(),
    await dietitian(drLayla, ['patient']),
    await dietitian(drLayla, ['patient']),
  ]
  const ids = new Map<Person, string>()
  for (const person of [ended, removed, left, patientNow]) ids.set(person, await sentBy(person))
  await app.rows('delete from sessions where user_id = $1', [ended.id])
  expect(await readBy(ended, ids.get(ended) ?? '')).toBe(401)

  await removed.call(removeDocument, { id: ids.get(removed) ?? '' })
  expect(await readBy(removed, ids.get(removed) ?? '')).toBe(404)
  expect(await readBy(await admin(), ids.get(removed) ?? '')).toBe(404)

  await (await admin()).call(revokeRole, { id: left.id, role: 'dietitian' })
  expect([401, 404]).toContain(await readBy(left, ids.get(left) ?? ''))

  await app.rows("update sessions set active_role = 'patient' where user_id = $1", [patientNow.id])
  expect(await readBy(patientNow, ids.get(patientNow) ?? '')).toBe(404)
})

test('the key is destroyed with the account, so that no copy of the bytes can be decrypted', async () => {
  const [layla, boss] = [await dietitian(), await admin()]
  const id = await sentBy(layla)
  const sealed = await app.house.files.read(`documents/${id}`)
  expect(sealed?.includes('Saudi')).toBe(false)
  await deleteForGood(app, layla)
  expect(await readBy(boss, id)).toBe(404)
  expect(await app.rows('select from person_keys where user_id = $1', [layla.id])).toEqual([])
})

test('bytes can be decrypted with the id for which they were encrypted, and with no other', async () => {
  const layla = await dietitian()
  const [first, second] = [await sentBy(layla, 'One'), await sentBy(layla, 'Two')]
  await app.house.files.keep(
    `documents/${second}`,
    (await app.house.files.read(`documents/${first}`)) ?? Buffer.alloc(0),
  )
  expect([await readBy(layla, first), await readBy(layla, second)]).toEqual([200, 500])
})

test('a document whose bytes are lost asks its owner to send it again, and the log says so', async () => {
  const [layla, boss, other] = [await dietitian(), await admin(), await dietitian(drFahad)]
  const id = await sentBy(layla)
  await app.house.files.remove(`documents/${id}`)
  const refusal = async (person: Person, language = 'en') => {
    const { status, body } = await person.call(readDocument, { id }, { 'accept-language': language })
    return [status, body.error.code, body.error.message]
  }
  expect(await refusal(layla)).toEqual([
    410,
    'own_document_missing',
    expect.stringContaining('upload the same file again'),
  ])
  expect((await refusal(layla, 'ar'))[2]).toContain('رفع الملف نفسه')
  expect(await refusal(boss)).toEqual([410, 'document_missing', expect.stringContaining('ask the dietitian')])
  expect((await refusal(other))[0]).toBe(404)
  expect(app.logged()).toContain('document.missing')
  expect(await readings(id)).toEqual([])
})
