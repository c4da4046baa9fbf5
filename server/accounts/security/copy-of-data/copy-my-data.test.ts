import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { copyMyData, deleteAccount } from '#contract/accounts/security.ts'
import { removeDocument, uploadDocument } from '#contract/documents.ts'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { recordDiaryEntry, saveMealPhoto } from '#contract/health/diary.ts'
import { uploadReport } from '#contract/health/reports.ts'
import { openConversation, sendFile, sendMessage } from '#contract/messages.ts'
import { saveMarketingChoice } from '#contract/newsletter.ts'
import { savePhoto } from '#contract/profiles.ts'
import { openTicket } from '#contract/support/own.ts'
import { dataPage } from '#copy/accounts/security/data-page.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, khalid, omar, sara } from '#test/cast.ts'
import { copiedData } from '#test/copied-data.ts'
import { picture } from '#test/fakes/pictures.ts'
import { demoPage, dot } from '#test/fakes/sample-files.ts'
import { join, unique } from '#test/people.ts'

const app = await openApp()
/** It is already the next day in Riyadh. */
app.at('2026-11-22T22:30:00.000Z')
const day = '2026-11-23'

test('a copy of the stored data is one archive, and the log records it', async () => {
  const person = await join(app, sara)
  const { status, headers, parts, page } = await copiedData(person)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/zip')
  expect(headers.get('content-disposition')).toMatch(/filename="nabta-my-data-\d{4}-\d\d-\d\d\.zip"/)
  expect(parts.users).toMatchObject([{ id: person.id, email: sara.email, language: 'en' }])
  expect(parts.profiles).toMatchObject([{ firstName: 'Sara', lastName: 'Al-Qahtani' }])
  expect(parts.consents).toMatchObject([{ purpose: 'terms', given: true }])
  expect(page).toContain('<html lang="en" dir="ltr">')
  expect(page).not.toMatch(/<script|https?:\/\//)
  expect(
    await app.rows("select kind from events where actor = $1 and kind = 'account.copied'", [person.id]),
  ).toHaveLength(1)
})

test.each(['2026-02-31', '2026-02-31T25:61', '2026-02-28'])(
  'a ticket named %s is copied as it was written',
  async (subject) => {
    const person = await join(app, { ...sara, email: unique(sara.email) })
    const ticket = { subject, category: 'other', priority: 'low', content: subject } as const
    expect((await person.call(openTicket, ticket)).status).toBe(201)
    const { status, page, parts } = await copiedData(person)
    expect([status, parts.tickets]).toMatchObject([200, [{ subject }]])
    expect(page).toContain(`<dd><bdi>${subject}</bdi></dd>`)
  },
)

test('a person who registered again gets what was written under the address, even while the old account can still be restored', async () => {
  const who = { ...sara, email: unique(sara.email) }
  const before = await join(app, who)
  await before.call(saveMarketingChoice, { isWanted: true })
  await before.call(deleteAccount, {})
  const { parts } = await copiedData(await join(app, who))
  expect(parts.newsletterSubscribers).toMatchObject([{ email: who.email }])
})

test('the copy is made again each time and stored nowhere, even if the request has an idempotency key', async () => {
  const person = await join(app, omar)
  for (let time = 0; time < 2; time++)
    expect((await copiedData(person, { 'idempotency-key': 'one-copy' })).status).toBe(200)
  expect(await app.rows('select from answered_requests where actor = $1', [person.id])).toEqual([])
})

test('nobody gets more than five copies a day', async () => {
  const person = await join(app, khalid)
  for (let time = 0; time < 5; time++) expect((await person.call(copyMyData, {})).status).toBe(200)
  const { status, body } = await person.call(copyMyData, {})
  expect([status, body.error.code]).toEqual([429, 'rate_limited'])
})

test('without a password entered in the last ten minutes there is no copy', async () => {
  const person = await join(app, { ...khalid, email: unique(khalid.email) })
  await app.rows("update sessions set proven_at = proven_at - interval '11 minutes' where user_id = $1", [
    person.id,
  ])
  expect(await copiedData(person)).toMatchObject({ status: 403, error: { code: 'proof_needed' } })
})

test('it contains every file byte for byte, under a name that cannot lead out of its folder', async () => {
  const both = await join(app, { ...sara, email: unique(sara.email) }, { also: ['dietitian'] })
  const layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await both.call(giveHealthConsent, { version: healthConsentVersion })
  const report = async (name: string) =>
    (
      await both.call(uploadReport, {
        clientId: randomUUID(),
        name,
        file: 'report.pdf',
        reportedOn: '2026-01-05',
        upload: demoPage,
      })
    ).status
  expect([await report('../../etc/passwd'), await report('دهون الدم'), await report('دهون الدم')]).toEqual([
    201, 201, 201,
  ])
  const { entry } = (
    await both.call(recordDiaryEntry, {
      clientId: randomUUID(),
      kind: 'meal',
      text: 'Lentils',
      takenAt: '2026-01-05T10:00:00.000Z',
    })
  ).body
  await both.call(saveMealPhoto, { id: entry.id, upload: dot })
  await putAppointment(app, { patient: both, dietitian: layla })
  const { id } = (await both.call(openConversation, { with: layla.id })).body.conversation
  const sent = await both.call(sendFile, { id, name: 'CON.pdf', upload: demoPage })
  await both.call(sendMessage, { id, clientId: randomUUID(), fileId: sent.body.file.id })
  const bytes = new Uint8Array(await picture(300, 200).png().toBuffer())
  const send = (person: typeof layla, name: string) =>
    person.call(uploadDocument, { kind: 'degree', name, file: 'degree.pdf', upload: demoPage } as never)
  await layla.call(savePhoto, { upload: { type: 'image/png', bytes } } as never)
  await send(layla, 'Degree')
  const gone = (await send(layla, 'Gone')).body as unknown as { document: { id: string } }

  const mine = await copiedData(both, { 'accept-language': 'ar' })
  const paths = Object.keys(mine.files)
  expect(paths.filter((path) => path.startsWith('reports/')).sort()).toEqual(
    [
      'reports/2026-01-05 etc-passwd.pdf',
      'reports/2026-01-05 دهون الدم.pdf',
      'reports/2026-01-05 دهون الدم (2).pdf',
    ].sort(),
  )
  expect(paths.filter((path) => /^(messages|meal-photos)\//.test(path))).toHaveLength(2)
  expect(paths).toContain(`messages/${day} CON.pdf`)
  for (const path of paths.filter((each) => each.startsWith('reports/')))
    expect(mine.files[path]?.equals(Buffer.from(demoPage.bytes))).toBe(true)
  expect(mine.page).toContain('<html lang="ar" dir="rtl">')
  expect(mine.page).toContain(dataPage.files.folders.reports.ar)
  for (const path of paths.filter((each) => each.endsWith('.pdf')))
    expect(mine.page).toContain(`href="${path.split('/').map(encodeURIComponent).join('/')}"`)

  const { read } = app.house.files
  app.house.files.read = async () => {
    throw Object.assign(new Error('the store says no'), { code: 'S3_503' })
  }
  try {
    expect((await copiedData(layla)).status).toBe(500)
    app.house.files.read = async (name) => (await read(name))?.fill(0, 30, 40) ?? null
    expect((await copiedData(layla)).page).toContain(`${day} Degree.pdf</bdi> (${dataPage.files.gone.en})`)
  } finally {
    app.house.files.read = read
  }
  await app.house.files.remove(`documents/${gone.document.id}`)
  const hers = await copiedData(layla)
  expect(Object.keys(hers.files).filter((path) => path.includes('/'))).toEqual(
    expect.arrayContaining([`documents/${day} Degree.pdf`, `profile-photo/${day} photo.webp`]),
  )
  expect(hers.files[`documents/${day} Gone.pdf`]).toBeUndefined()
  expect(hers.page).toContain(`${day} Gone.pdf</bdi> (${dataPage.files.gone.en})`)
  expect(Object.keys(hers.files).filter((path) => path.startsWith('messages/'))).toEqual([])
  expect(await layla.call(removeDocument, { id: gone.document.id })).toMatchObject({ status: 200 })
})
