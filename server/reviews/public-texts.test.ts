import { expect, test } from 'vitest'
import { savePublicListing } from '#contract/public-listing.ts'
import {
  hideReview,
  publishReview,
  readOwnReview,
  removeReview,
  saveReview,
} from '#contract/reviews/reviews.ts'
import { system } from '#server/ground/data/db.ts'
import { erasePerson } from '#server/personal-data.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, noor, omar, sara } from '#test/cast.ts'
import { join, signIn, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-21T09:00:00Z')
const admin = await join(app, noor, { role: 'admin' })
const said = 'On time, clear, and kind. Write to me: sara@home.example.'
const shown = 'On time, clear, and kind. Write to me:'

const allow = (isAllowed: boolean) =>
  app.rows('update platform_settings set shows_review_texts = $1', [isAllowed])

/** A patient who has met a dietitian, and what the dietitian’s public page shows a visitor. */
async function met() {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian)
  const id = await putAppointment(app, { patient, dietitian })
  const [page] = await app.rows<{ address: string }>('select address from public_pages where user_id = $1', [
    dietitian.id,
  ])
  const read = async () => (await app.fetch(`/dietitians/${page?.address}`)).text()
  const wish = (showsReviews: boolean) =>
    dietitian.call(savePublicListing, { isListed: true, showsPhoto: false, showsReviews })
  return { patient, dietitian, id, read, wish }
}

/** All three agree. */
async function published() {
  const all = await met()
  await all.wish(true)
  await allow(true)
  await all.patient.call(saveReview, { id: all.id, rating: 4, content: said, isPublic: true })
  await app.runJobs()
  return all
}

test('a text is public only if author, dietitian and operator agree, without the author’s name or address', async () => {
  const { patient, id, read, wish } = await met()
  await allow(false)
  await patient.call(saveReview, { id, rating: 4, content: said })
  expect((await patient.call(readOwnReview, { id })).body.review?.isPublic).toBe(false)
  await wish(true)
  await allow(true)
  await app.runJobs()
  expect(await read()).not.toContain(shown)
  await patient.call(saveReview, { id, rating: 4, content: said, isPublic: true })
  const html = await read()
  expect(html).toContain(shown)
  expect(html).toContain('4 out of 5 stars')
  expect(html).toContain('November 2026')
  for (const secret of ['Sara', 'sara@home', patient.id]) expect(html).not.toContain(secret)
})

test('withdrawing any of the three hides the text at the next request', async () => {
  const { patient, id, read, wish } = await published()
  expect(await read()).toContain(shown)
  await allow(false)
  expect(await read()).not.toContain(shown)
  await allow(true)
  await wish(false)
  expect(await read()).not.toContain(shown)
  await wish(true)
  expect(await read()).toContain(shown)
  app.at('2027-03-01T09:00:00Z')
  await signIn(patient)
  expect((await patient.call(publishReview, { id, isPublic: false })).status).toBe(200)
  expect(await read()).not.toContain(shown)
  await patient.call(publishReview, { id, isPublic: true })
  expect(await read()).toContain(shown)
  app.at('2026-11-21T09:00:00Z')
})

test('a review that is hidden, deleted or of a closed account is not public', async () => {
  const hidden = await published()
  const [row] = await app.rows<{ id: string }>('select id from reviews where appointment_id = $1', [
    hidden.id,
  ])
  await admin.call(hideReview, { id: row?.id ?? '', reason: 'Advertising' })
  expect(await hidden.read()).not.toContain(shown)

  const removed = await published()
  await removed.patient.call(removeReview, { id: removed.id })
  expect(await removed.read()).not.toContain(shown)

  const left = await published()
  await app.house.db.as(system, (tx) =>
    erasePerson(tx, app.house, { id: left.patient.id, address: left.patient.email }, app.house.clock.now()),
  )
  expect(await left.read()).not.toContain(shown)
})

test('only the author agrees, and the log shows since when', async () => {
  const { patient, dietitian, id } = await published()
  const stranger = await join(app, { ...omar, email: unique(omar.email) })
  expect((await stranger.call(publishReview, { id, isPublic: false })).status).toBe(404)
  expect((await dietitian.call(publishReview, { id, isPublic: false })).status).toBe(403)
  await patient.call(publishReview, { id, isPublic: false })
  await patient.call(publishReview, { id, isPublic: false })
  const kinds = await app.rows<{ kind: string }>(
    `select kind from events where subject_id = (select id from reviews where appointment_id = $1) order by at, id`,
    [id],
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['review.written', 'review.published', 'review.unpublished'])
})
