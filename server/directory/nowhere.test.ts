import { expect, test } from 'vitest'
import { grantRole, revokeRole } from '#contract/accounts/people.ts'
import { listSlots } from '#contract/availability.ts'
import {
  countDietitians,
  readDietitian,
  saveDietitian,
  searchDietitians,
  sortOrders,
} from '#contract/directory.ts'
import { readPhoto, savePhoto } from '#contract/profiles.ts'
import { type App, openApp } from '#test/app.ts'
import { drLayla, noor, sara } from '#test/cast.ts'
import { dot } from '#test/fakes/sample-files.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian, putPractice, refresh } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const now = '2026-11-22T06:00:00Z'
app.at(now)
const patient = await join(app, sara)

const practice = { otherName: 'ليلى الحربي', licensedUntil: '2026-12-31', address: 'Takhassusi Street 4711' }
const phone = '+966501234567'

/** A listed dietitian with a photo. */
async function somebody(): Promise<{ dietitian: Person; photo: string }> {
  app.at(now)
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian, practice)
  const { body } = await dietitian.call(savePhoto, { upload: dot })
  await refresh(app, dietitian)
  return { dietitian, photo: body.photoId }
}

/** All the ways in which a patient can look for a dietitian: the statuses and the texts of the answers. */
async function lookFor({ id }: Person, photo: string) {
  const shown = {
    page: await patient.call(readDietitian, { id }),
    slots: await patient.call(listSlots, { id, from: '2026-11-22', days: '14' }),
    photo: await patient.call(readPhoto, { id: photo, size: 'small' }),
    saving: await patient.call(saveDietitian, { id }),
  }
  const lists = [
    await patient.call(searchDietitians, { saved: '1' }),
    await patient.call(searchDietitians, { q: 'ليلى' }),
    ...(await Promise.all(sortOrders.map((sort) => patient.call(searchDietitians, { sort })))),
  ]
  const { total } = (await patient.call(countDietitians, {})).body
  return {
    statuses: Object.values(shown).map(({ status }) => status),
    isInEvery: lists.every(({ body }) => body.dietitians.some((one) => one.id === id)),
    isInSome: lists.some(({ text }) => text.includes(id)),
    total,
    text: [...Object.values(shown), ...lists].map(({ text }) => text).join('\n'),
  }
}

const verify = (status: string) => (app: App, id: string) =>
  app.rows('update verifications set status = $2, submitted_at = now(), reason = $3 where user_id = $1', [
    id,
    status,
    'No',
  ])

test.each<[string, (app: App, id: string) => Promise<unknown>]>([
  ['who has not applied', verify('draft')],
  ['who has not been approved yet', verify('submitted')],
  ['who has been rejected', verify('rejected')],
  ['who has been suspended', verify('suspended')],
  [
    'whose account is suspended',
    (app, id) => app.rows('update users set suspended_at = now() where id = $1', [id]),
  ],
  ['who is leaving', (app, id) => app.rows('update users set leaving_at = now() where id = $1', [id])],
  [
    'whose address is not confirmed',
    (app, id) => app.rows('update users set confirmed_at = null where id = $1', [id]),
  ],
  [
    'who is no dietitian any more',
    async (_, id) => {
      const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
      await admin.call(grantRole, { id, role: 'patient' })
      await admin.call(revokeRole, { id, role: 'dietitian' })
    },
  ],
  ['whose account has been erased', (app, id) => app.rows('delete from users where id = $1', [id])],
  ['whose licence ended yesterday', async (app) => app.at('2026-12-31T21:00:00Z')],
])('%s is not listed anywhere, immediately and after every job', async (_, happens) => {
  const { dietitian, photo } = await somebody()
  const before = await lookFor(dietitian, photo)
  expect([before.statuses, before.isInEvery, before.total]).toEqual([[200, 200, 200, 200], true, 1])
  await happens(app, dietitian.id)
  patient.headers = (await join(app, { ...sara, email: unique(sara.email) })).headers
  for (const look of [lookFor, refreshedLook]) {
    const after = await look(dietitian, photo)
    expect(after.statuses).toEqual([404, 404, 404, 404])
    expect([after.isInSome, after.total]).toEqual([false, 0])
    expect(after.text).not.toMatch(/Layla|ليلى/)
  }
  await app.rows('delete from users where id = $1', [dietitian.id])
})

async function refreshedLook(dietitian: Person, photo: string) {
  await refresh(app, dietitian)
  return lookFor(dietitian, photo)
}

test('a dietitian who returns is found again once the jobs have run', async () => {
  const { dietitian, photo } = await somebody()
  await verify('suspended')(app, dietitian.id)
  expect((await lookFor(dietitian, photo)).isInSome).toBe(false)
  await putPractice(app, dietitian, practice)
  await refresh(app, dietitian)
  expect((await lookFor(dietitian, photo)).isInEvery).toBe(true)
  await app.rows('delete from users where id = $1', [dietitian.id])
})

test('a licence is valid on its last day until midnight in Riyadh', async () => {
  const { dietitian, photo } = await somebody()
  app.at('2026-12-31T20:59:59Z')
  patient.headers = (await join(app, { ...sara, email: unique(sara.email) })).headers
  expect((await lookFor(dietitian, photo)).statuses).toEqual([200, 200, 200, 200])
  app.at('2026-12-31T21:00:00Z')
  expect((await lookFor(dietitian, photo)).statuses).toEqual([404, 404, 404, 404])
  await app.rows('delete from users where id = $1', [dietitian.id])
})

test('no answer to a patient contains a dietitian’s phone number, email or street', async () => {
  const { dietitian, photo } = await somebody()
  const [kept] = await app.rows<{ phone: string; address: string }>(
    'select phone, address from profiles join dietitian_profiles on user_id = id where id = $1',
    [dietitian.id],
  )
  expect(kept).toEqual({ phone, address: practice.address })
  const { text } = await lookFor(dietitian, photo)
  expect(text).toContain('Layla')
  for (const secret of [dietitian.email, 'example.sa', phone, phone.slice(4), '4711', 'Takhassusi'])
    expect(text).not.toContain(secret)
})
