import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readSession } from '#contract/accounts/sign-in.ts'
import { listAppointments } from '#contract/appointments/appointment.ts'
import { readPhoto, readPractice, removePhoto, savePhoto } from '#contract/profiles.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, noor, sara } from '#test/cast.ts'
import { picture, resizedPng, withChunk } from '#test/fakes/pictures.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian, refresh } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const limited = await openApp()
const dietitian = (who: { name: string; email: string } = drLayla, where = app) =>
  join(where, { ...who, email: unique(who.email) }, { role: 'dietitian' })
const png = await picture(300, 200).png().toBuffer()
const send = (person: Person, bytes: Buffer = png, type = 'image/png') =>
  person.call(savePhoto, { upload: { type, bytes: new Uint8Array(bytes) } } as never)
const read = (person: Person, id: string, size: 'small' | 'large' = 'small') =>
  person.call(readPhoto, { id, size })
const statusFor = async (person: Person, id: string) => (await read(person, id)).status
const keptFiles = async () => {
  const names: string[] = []
  for await (const { name } of app.house.files.list()) names.push(name)
  return names
}

test('a photo is redrawn in two sizes, square and upright, without the camera’s metadata', async () => {
  const layla = await dietitian()
  const sideways = await picture(300, 200)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'Riyadh, Olaya Street 12' } })
    .jpeg()
    .toBuffer()
  const { status, body } = await send(layla, sideways, 'image/jpeg')
  expect(status).toBe(200)
  for (const [size, side] of [
    ['small', 128],
    ['large', 512],
  ] as const) {
    const { headers, bytes } = await read(layla, body.photoId, size)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    })
    const drawn = sharp(Buffer.from(bytes))
    const { format, width, height, exif, icc, orientation } = await drawn.metadata()
    expect([format, width, height, exif, icc, orientation ?? 1]).toEqual([
      'webp',
      side,
      side,
      undefined,
      undefined,
      1,
    ])
    // Red increases to the right in the file, and downwards once the picture is upright.
    const { data } = await drawn.raw().toBuffer({ resolveWithObject: true })
    const redAt = (x: number, y: number) => data[(y * side + x) * 3] ?? 0
    expect(redAt(side / 2, side - 8) - redAt(side / 2, 8)).toBeGreaterThan(80)
    expect(Math.abs(redAt(side - 8, side / 2) - redAt(8, side / 2))).toBeLessThan(20)
  }
  expect((await layla.call(readPractice, {})).body.practice.photoId).toBe(body.photoId)
})

test('each new photo has a new address, and the files of the old one are deleted', async () => {
  const layla = await dietitian()
  const shown = async () => (await layla.call(readSession, {})).body.session?.user.photoId
  expect(await shown()).toBeNull()
  const first = (await send(layla)).body.photoId
  expect(await shown()).toBe(first)
  const second = (await send(layla)).body.photoId
  expect(await shown()).toBe(second)
  expect(second).not.toBe(first)
  expect(await statusFor(layla, first)).toBe(404)
  await app.runJobs()
  const files = await keptFiles()
  expect(files.filter((name) => name.includes(first))).toEqual([])
  expect(files.filter((name) => name.includes(second))).toHaveLength(2)
  expect((await layla.call(removePhoto, {})).body).toEqual({ done: true })
  expect((await layla.call(removePhoto, {})).status).toBe(200)
  expect(await shown()).toBeNull()
  expect(await statusFor(layla, second)).toBe(404)
  await app.runJobs()
  expect((await keptFiles()).filter((name) => name.includes(second))).toEqual([])
  const told = await app.rows(
    "select from events where kind = 'practice.photo_changed' and subject_id = $1",
    [layla.id],
  )
  expect(told).toHaveLength(3)
})

test('a patient with an appointment sees each new photo beside it, and none once it is removed', async () => {
  const [layla, fahad] = [await dietitian(), await dietitian(drFahad)]
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  await putAppointment(app, { patient, dietitian: fahad }, { startsAt: '2026-01-05T08:00:00Z' })
  await putAppointment(app, { patient, dietitian: layla }, { startsAt: '2026-01-06T08:00:00Z' })
  const seen = async () =>
    (await patient.call(listAppointments, { view: 'past' })).body.appointments.map(
      ({ other }) => other.photoId,
    )
  expect(await seen()).toEqual([null, null])
  const first = (await send(layla)).body.photoId
  expect(await seen()).toEqual([first, null])
  const second = (await send(layla)).body.photoId
  expect(await seen()).toEqual([second, null])
  await layla.call(removePhoto, {})
  expect(await seen()).toEqual([null, null])
})

test('two simultaneous photos leave one', async () => {
  const layla = await dietitian()
  const answers = await Promise.all([send(layla), send(layla)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await app.rows('select from photos where user_id = $1', [layla.id])).toHaveLength(1)
})

test('a photo is shown to its owner, to admins, and to everybody while its dietitian is listed', async () => {
  const [layla, fahad] = [await dietitian(), await dietitian(drFahad)]
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  const visitor = await join(app, { ...sara, email: unique(sara.email) }, { signedIn: false })
  const { photoId } = (await send(layla)).body
  const others = [patient, fahad]
  const seenBy = async (people: readonly Person[]) =>
    Promise.all(people.map((person) => statusFor(person, photoId)))

  expect(await seenBy([layla, admin, visitor, ...others])).toEqual([200, 200, 401, 404, 404])
  await listedDietitian(app, layla)
  expect(await seenBy([layla, admin, visitor, ...others])).toEqual([200, 200, 401, 200, 200])
  for (const [hide, show] of [
    [
      'update users set suspended_at = now() where id = $1',
      'update users set suspended_at = null where id = $1',
    ],
    [
      "update verifications set status = 'suspended' where user_id = $1",
      "update verifications set status = 'approved' where user_id = $1",
    ],
    ["update listings set licensed_until = '2020-01-01' where user_id = $1", 'select $1::uuid'],
  ] as const) {
    await app.rows(hide, [layla.id])
    expect(await seenBy([admin, ...others]), hide).toEqual([200, 404, 404])
    await app.rows(show, [layla.id])
    await refresh(app, layla)
    expect(await seenBy(others), show).toEqual([200, 200])
  }
  await app.rows('update users set second_factor_waived = false where id = $1', [admin.id])
  await app.rows("update verifications set status = 'suspended' where user_id = $1", [layla.id])
  expect(await seenBy([layla, admin])).toEqual([200, 404])
  await layla.call(removePhoto, {})
  expect(await seenBy([layla, admin, ...others])).toEqual([404, 404, 404, 404])
})

test.each([
  ['a page', Buffer.from('<!doctype html><script>1</script>'), 'image/png'],
  ['a JPEG that is said to be a PNG', await picture().jpeg().toBuffer(), 'image/png'],
  ['a PDF', Buffer.from('%PDF-1.4'), 'image/png'],
  ['half a picture', png.subarray(0, png.length / 2), 'image/png'],
  ['a flood of pixels', resizedPng(png, 50_000, 50_000), 'image/png'],
  [
    'a page within a picture',
    withChunk(png, 'tEXt', Buffer.from('a\0<script >alert(1)</script>')),
    'image/png',
  ],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/webp'],
])('%s is not accepted as a photo', async (_, bytes, type) => {
  const layla = await dietitian()
  const before = await keptFiles()
  const { status, body } = await send(layla, bytes, type)
  expect([status, body.error.code]).toEqual([422, 'file_refused'])
  expect(await keptFiles()).toEqual(before)
  expect(await app.rows('select from photos where user_id = $1', [layla.id])).toEqual([])
})

test('a WebP is accepted as a photo too, any other kind of file is not', async () => {
  const layla = await dietitian()
  expect((await send(layla, await picture().webp().toBuffer(), 'image/webp')).status).toBe(200)
  for (const type of ['image/gif', 'image/svg+xml', 'application/pdf', 'text/html'])
    expect((await send(layla, png, type)).status).toBe(415)
})

test('ten photos an hour are allowed', async () => {
  const layla = await dietitian(drLayla, limited)
  for (let at = 0; at < 10; at++) expect((await send(layla, Buffer.from('x'))).status).toBe(422)
  const { status, body } = await send(layla)
  expect([status, body.error.code]).toEqual([429, 'rate_limited'])
})
