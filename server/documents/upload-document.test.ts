import { rename, rm, writeFile } from 'node:fs/promises'
import { join as joined } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listDocuments, readDocument, removeDocument, uploadDocument } from '#contract/documents.ts'
import { neededDocuments } from '#contract/practice-options.ts'
import { lockStatus } from '#server/verification/own-status.ts'
import { openApp } from '#test/app.ts'
import { drLayla } from '#test/cast.ts'
import { onePage, writePdf } from '#test/fakes/pdf.ts'
import { openScanner } from '#test/fakes/scanner.ts'
import { join, type Person, unique } from '#test/people.ts'
import { addDocument, applicant } from '#test/practices/applicants.ts'
import { runWhileUncommitted } from '#test/run-while-uncommitted.ts'

const scanner = await openScanner()
afterAll(scanner.close)
const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const limited = await openApp()
const scanned = await openApp({ RATE_LIMIT_SCALE: '1000', SCANNER_URL: scanner.url })

const pdf = writePdf(onePage())
const dietitian = (where = app) =>
  join(where, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
let count = 0
const send = (
  person: Person,
  { bytes = pdf, ...more }: { bytes?: Buffer; name?: string; kind?: 'license' } = {},
) =>
  person.call(uploadDocument, {
    kind: 'degree',
    name: `Degree ${++count}`,
    file: 'degree.pdf',
    ...more,
    upload: { type: 'application/pdf', bytes: new Uint8Array(bytes) },
  } as never)
const documentsOf = async (person: Person) => (await person.call(listDocuments, {})).body.documents
const keptFiles = async (where = app) => {
  const names: string[] = []
  for await (const { name } of where.house.files.list()) names.push(name)
  return names
}
test('a document is listed as it was sent, with an event that contains neither name nor content', async () => {
  app.at('2026-11-21T09:00:00Z')
  const layla = await dietitian()
  const { status, body } = await send(layla, { kind: 'license', name: '  رخصة\u202e الهيئة\n' })
  expect(status).toBe(201)
  expect(body.document).toEqual({
    id: expect.any(String),
    kind: 'license',
    name: 'رخصة الهيئة',
    type: 'application/pdf',
    bytes: pdf.length,
    uploadedAt: '2026-11-21T09:00:00.000Z',
    verified: false,
    may: { remove: true },
  })
  expect(await documentsOf(layla)).toEqual([body.document])
  expect(
    await app.rows("select detail from events where kind = 'document.uploaded' and subject_id = $1", [
      layla.id,
    ]),
  ).toEqual([{ detail: { document: body.document.id, kind: 'license' } }])
})

test('sending the same document again adds nothing', async () => {
  const layla = await dietitian()
  const first = await send(layla, { name: 'Degree' })
  const again = await send(layla, { name: 'Degree' })
  expect([again.status, again.body]).toEqual([201, first.body])
  for (const other of [{ name: 'Diploma' }, { name: 'Degree', kind: 'license' }] as const)
    expect((await send(layla, other)).body.document.id).not.toBe(first.body.document.id)
  const other = await dietitian()
  expect((await send(other, { name: 'Degree' })).body.document.id).not.toBe(first.body.document.id)
  expect(await documentsOf(layla)).toHaveLength(3)
  expect(
    await app.rows("select from events where kind = 'document.uploaded' and subject_id = $1", [layla.id]),
  ).toHaveLength(3)
})

const restored = async (person: Person, id: string) => {
  const { status, bytes } = await person.call(readDocument, { id })
  return status === 200 && Buffer.from(bytes).equals(pdf)
}

test('a document whose bytes are lost is restored by sending the same file', async () => {
  const layla = await dietitian()
  const { id } = (await send(layla, { name: 'Degree' })).body.document
  await app.house.files.remove(`documents/${id}`)
  expect(await restored(layla, id)).toBe(false)
  const again = await send(layla, { name: 'Degree' })
  expect([again.status, again.body.document.id]).toEqual([201, id])
  expect(await restored(layla, id)).toBe(true)
  expect(await documentsOf(layla)).toHaveLength(1)
})

test('this takes no additional space, and changes nothing that is under review', async () => {
  const full = await dietitian()
  const lost = (await send(full, { name: 'Degree' })).body.document.id
  for (let at = 0; at < 19; at++) await send(full)
  await app.house.files.remove(`documents/${lost}`)
  expect((await send(full)).body.error.code).toBe('too_many_files')
  expect(
    (await send(full, { name: 'Degree', bytes: writePdf(onePage('', '(another)')) })).body.error.code,
  ).toBe('too_many_files')
  expect((await send(full, { name: 'Degree' })).status).toBe(201)
  expect(await restored(full, lost)).toBe(true)

  const waiting = await dietitian()
  const { id } = (await send(waiting, { name: 'Degree' })).body.document
  await app.rows("update verifications set status = 'submitted', submitted_at = now() where user_id = $1", [
    waiting.id,
  ])
  await app.house.files.remove(`documents/${id}`)
  expect((await send(waiting)).body.error.code).toBe('under_review')
  expect((await send(waiting, { name: 'Degree' })).status).toBe(201)
  expect(await restored(waiting, id)).toBe(true)
})

test('a name of invisible characters counts as empty', async () => {
  const layla = await dietitian()
  const { status, body } = await send(layla, { name: '\u202e\u200f' })
  expect([status, body.error.fields?.[0]]).toMatchObject([422, { field: 'name', code: 'required' }])
  expect(await documentsOf(layla)).toEqual([])
})

test('another person’s document cannot be removed, and a removed one disappears immediately', async () => {
  const [layla, other] = [await dietitian(), await dietitian()]
  const { id } = (await send(layla)).body.document
  expect((await other.call(removeDocument, { id })).status).toBe(404)
  expect((await layla.call(removeDocument, { id })).body).toEqual({ done: true })
  expect(await documentsOf(layla)).toEqual([])
  expect(await keptFiles()).toContain(`documents/${id}`)
  await app.runJobs()
  expect(await keptFiles()).not.toContain(`documents/${id}`)
  expect((await layla.call(removeDocument, { id })).status).toBe(404)
})

test('while an application is under review its documents cannot change', async () => {
  for (const stands of ['submitted', 'renewing'] as const) {
    const layla = await applicant(app, stands)
    const [first] = await documentsOf(layla)
    expect(first?.may.remove).toBe(false)
    for (const { status, body } of [
      await send(layla),
      await layla.call(removeDocument, { id: first?.id ?? '' }),
    ])
      expect([status, body.error.code]).toEqual([409, 'under_review'])
    expect(await documentsOf(layla)).toHaveLength(neededDocuments.length)
  }
})

test('a document that verified a person stays until a newer one of its kind has been verified', async () => {
  const layla = await applicant(app, 'approved')
  const verify = (at: string) =>
    app.rows('update documents set verified_at = $2 where user_id = $1 and verified_at is null', [
      layla.id,
      at,
    ])
  await verify('2026-10-01T09:00:00Z')
  const certificate = await addDocument(app, layla, 'certificate')
  await verify('2026-10-02T09:00:00Z')
  const license = (await documentsOf(layla)).find(({ kind }) => kind === 'license')?.id ?? ''
  const mayRemove = async () => (await documentsOf(layla)).filter(({ may }) => may.remove).map(({ id }) => id)
  const remove = async (id: string) => {
    const { status, body } = await layla.call(removeDocument, { id })
    return status === 200 ? 200 : body.error.code
  }
  expect(await mayRemove()).toEqual([certificate])
  for (const { id } of await documentsOf(layla))
    expect(await remove(id)).toBe(id === certificate ? 200 : 'document_kept')

  const newer = (await send(layla, { name: 'New license', kind: 'license' })).body.document.id
  expect(await remove(license)).toBe('document_kept')
  await verify('2026-11-01T09:00:00Z')
  expect(await mayRemove()).toEqual([license])
  expect([await remove(newer), await remove(license)]).toEqual(['document_kept', 200])
})

test('there is a limit of twenty files, and one of fifty megabytes', async () => {
  const [many, large] = [await dietitian(), await dietitian()]
  const put = (person: Person, count: number, bytes: number) =>
    app.rows(
      `insert into documents (id, user_id, kind, name, type, bytes, content_hash, uploaded_at)
        select uuidv7(), $1, 'other', 'x', 'application/pdf', $2, '', now() from generate_series(1, $3)`,
      [person.id, bytes, count],
    )
  await put(many, 19, 1)
  const answers = await Promise.all([send(many), send(many)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('too_many_files')
  await put(large, 10, 5 * 1024 * 1024 - Math.ceil(pdf.length / 10))
  expect((await send(large)).status).toBe(201)
  expect((await send(large)).body.error.code).toBe('too_many_files')
})

test('a person may send two files at the same time, but not three', async () => {
  const [layla, other] = [await dietitian(scanned), await dietitian(scanned)]
  const thoughts = scanner.ponder()
  const both = Promise.all([send(layla), send(layla)])
  await expect.poll(thoughts.about).toBe(2)
  const third = await send(layla)
  expect([third.status, third.body.error.code]).toEqual([429, 'rate_limited'])
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
  const another = send(other)
  await expect.poll(thoughts.about).toBe(3)
  thoughts.resume()
  expect([...(await both), await another].map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await send(layla)).status).toBe(201)
})

test('a person may send ten files an hour, and a network address thirty', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => dietitian(limited)))
  const expectFull = ({ status, body, headers }: Awaited<ReturnType<typeof send>>) => {
    expect([status, body.error.code]).toEqual([429, 'rate_limited'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000)
  }
  for (const person of people.slice(0, 3)) {
    for (let at = 0; at < 10; at++)
      expect((await send(person, { bytes: Buffer.from('no PDF') })).status).toBe(422)
    expectFull(await send(person))
  }
  expectFull(await send(people[3] as Person))
  expect(await limited.rows('select from documents')).toEqual([])
})

test('bytes that no document refers to are deleted at night', async () => {
  app.at(new Date().toISOString())
  const layla = await dietitian()
  const kept = (await send(layla)).body.document.id
  const before = new Set(await keptFiles())
  const { status, body } = await runWhileUncommitted(
    app,
    async (tx) => {
      await lockStatus(tx, layla.id)
      await tx
        .updateTable('verifications')
        .set({ status: 'submitted', submitted_at: new Date() })
        .where('user_id', '=', layla.id)
        .execute()
    },
    () => send(layla),
  )
  expect([status, body.error.code]).toEqual([409, 'under_review'])
  expect(await documentsOf(layla)).toHaveLength(1)
  const orphans = (await keptFiles()).filter((name) => !before.has(name))
  expect(orphans).toHaveLength(1)
  await app.runCron('sweep_files')
  expect((await keptFiles()).filter((name) => !before.has(name))).toEqual(orphans)
  app.at(new Date(Date.now() + 3_700_000).toISOString())
  await app.runCron('sweep_files')
  expect((await keptFiles()).filter((name) => !before.has(name))).toEqual([])
  expect(await keptFiles()).toContain(`documents/${kept}`)
})

test('if nothing can be stored nothing is acknowledged, and everything else works', async () => {
  const layla = await dietitian()
  const [folder, aside] = ['files', 'files-aside'].map((name) =>
    joined(app.house.settings.dataDir, name),
  ) as [string, string]
  await rename(folder, aside)
  await writeFile(folder, 'a disk that is full')
  const { status, body, headers } = await send(layla)
  expect([status, body.error.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '1'])
  expect(await documentsOf(layla)).toEqual([])
  await rm(folder)
  await rename(aside, folder)
  expect((await send(layla)).status).toBe(201)
})

test('the scanner named in the settings has the final say', async () => {
  const layla = await dietitian(scanned)
  const plague = writePdf(onePage('', '(plague)'))
  expect((await send(layla)).status).toBe(201)
  expect((await send(layla, { bytes: plague })).body.error.code).toBe('file_refused')
  scanner.close()
  const { status, body } = await send(layla)
  expect([status, body.error.code]).toEqual([503, 'unavailable'])
  expect(await documentsOf(layla)).toHaveLength(1)
})
