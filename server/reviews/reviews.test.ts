import { expect, test } from 'vitest'
import { switchRole } from '#contract/accounts/people.ts'
import { readDietitian } from '#contract/directory.ts'
import {
  hideReview,
  listDueReviews,
  listMyReviews,
  listReviews,
  listReviewsToModerate,
  readOwnReview,
  removeReview,
  replyToReview,
  saveReview,
  showReview,
} from '#contract/reviews/reviews.ts'
import { system } from '#server/ground/data/db.ts'
import { erasePerson } from '#server/personal-data.ts'
import { openApp } from '#test/app.ts'
import { putAppointment, type RowFacts } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, noor, omar, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const now = '2026-11-21T09:00:00Z'
app.at(now)
const admin = await join(app, noor, { role: 'admin' })

async function met(facts: RowFacts = {}) {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian)
  const id = await putAppointment(app, { patient, dietitian }, facts)
  return { patient, dietitian, id }
}

const words = { rating: 4, content: 'On time, clear, and kind.' }
const eventsOf = async (kind: string) =>
  (await app.rows<{ kind: string }>('select kind from events where kind = $1', [kind])).length
const reviewIdOf = async (id: string) =>
  (await app.rows<{ id: string }>('select id from reviews where appointment_id = $1', [id]))[0]?.id ?? ''

test('a patient who attended writes one public review, without a name that identifies the author', async () => {
  const { patient, dietitian, id } = await met({ otherServiceName: 'الاستشارة الأولى' })
  const called = (name: string | null) =>
    app.rows('update profiles set other_name = $2 where id = $1', [patient.id, name])
  await called('سارة القحطاني')
  const due = async () => (await patient.call(listDueReviews, {})).body.appointments
  expect(await due()).toEqual([id])
  const { status, body } = await patient.call(saveReview, { id, ...words })
  expect(await due()).toEqual([])
  expect([status, body.review]).toEqual([
    200,
    { ...words, writtenAt: '2026-11-21T09:00:00.000Z', reply: null, isPublic: false, hiddenBecause: null },
  ])
  const reader = await join(app, omar)
  const read = await reader.call(listReviews, { id: dietitian.id })
  expect(read.body.tally).toEqual({ average: 4, count: 1, stars: [0, 0, 0, 1, 0] })
  expect(read.body.reviews).toEqual([
    {
      id: await reviewIdOf(id),
      author: 'Sara A.',
      otherAuthor: 'سارة ا.',
      ...words,
      writtenAt: '2026-11-21T09:00:00.000Z',
      changedAt: null,
      serviceName: 'Initial consultation',
      otherServiceName: 'الاستشارة الأولى',
      reply: null,
      repliedAt: null,
    },
  ])
  expect(read.text).not.toContain(patient.id)
  for (const whole of ['Qahtani', 'القحطاني']) expect(read.text).not.toContain(whole)
  for (const [name, shown] of [
    ['عبد الله بن سعد القحطاني', 'عبد الله ا.'],
    ['سارة', 'سارة'],
    [null, null],
  ] as const) {
    await called(name)
    expect((await reader.call(listReviews, { id: dietitian.id })).body.reviews[0]?.otherAuthor).toBe(shown)
  }
})

test.each<[string, RowFacts, string]>([
  ['one that is still to come', { status: 'confirmed', startsAt: '2026-11-25T09:00:00Z' }, 'not_completed'],
  ['one that waits for an answer', { status: 'pending', startsAt: '2026-11-25T10:00:00Z' }, 'not_completed'],
  ['one that was cancelled', { status: 'cancelled' }, 'not_completed'],
  ['one to which the patient did not come', { outcome: 'patient_absent' }, 'not_completed'],
  ['one of 14 days ago', { completedAt: '2026-11-07T09:00:00Z' }, 'too_late_to_review'],
])('%s cannot be reviewed', async (_, facts, code) => {
  const { patient, id } = await met(facts)
  expect((await patient.call(listDueReviews, {})).body).toEqual({ appointments: [] })
  const { status, body } = await patient.call(saveReview, { id, ...words })
  expect([status, body.error.code]).toEqual([409, code])
  expect(await reviewIdOf(id)).toBe('')
})

test('the last moment of 14 days is still in time', async () => {
  const { patient, id } = await met({ completedAt: '2026-11-07T09:00:00.001Z' })
  expect((await patient.call(saveReview, { id, ...words })).status).toBe(200)
})

test('an appointment whose dietitian has left cannot be reviewed', async () => {
  const { patient, id } = await met()
  await app.rows('update appointments set dietitian_id = null where id = $1', [id])
  expect((await patient.call(saveReview, { id, ...words })).body.error.code).toBe('not_completed')
})

test('a person cannot write, read or delete a review of another’s appointment', async () => {
  const { patient, dietitian, id } = await met()
  await patient.call(saveReview, { id, ...words })
  const stranger = await join(app, { ...omar, email: unique(omar.email) })
  const both = await join(
    app,
    { ...drFahad, email: unique(drFahad.email) },
    { role: 'patient', also: ['dietitian'] },
  )
  for (const person of [stranger, both]) {
    const answers = [
      await person.call(saveReview, { id, rating: 1, content: 'Not mine.' }),
      await person.call(removeReview, { id }),
      await person.call(readOwnReview, { id }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  }
  expect((await dietitian.call(saveReview, { id, ...words })).status).toBe(403)
  expect((await patient.call(readOwnReview, { id })).body.review?.rating).toBe(4)
})

test('a dietitian who is also a patient cannot review their own work', async () => {
  const { patient, dietitian, id } = await met()
  await app.rows(
    `insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by) values ($1, 'patient', false, now(), '')
      on conflict do nothing`,
    [dietitian.id],
  )
  await dietitian.call(switchRole, { role: 'patient', asDefault: false })
  expect((await dietitian.call(saveReview, { id, rating: 5, content: 'Splendid.' })).status).toBe(404)
  expect((await patient.call(readOwnReview, { id })).body.review).toBeNull()
})

test('a review is changed and deleted; saving the same text is not a change', async () => {
  const { patient, dietitian, id } = await met()
  await patient.call(saveReview, { id, ...words })
  const [written, changed] = [await eventsOf('review.written'), await eventsOf('review.changed')]
  app.at('2026-11-21T09:30:00Z')
  await patient.call(saveReview, { id, ...words })
  await patient.call(saveReview, { id, rating: 2, content: 'On reflection, less so.' })
  await app.rows("update appointments set completed_at = completed_at - interval '15 days' where id = $1", [
    id,
  ])
  expect((await patient.call(saveReview, { id, ...words })).body.error.code).toBe('too_late_to_review')
  const { body } = await dietitian.call(listMyReviews, {})
  expect(body.reviews).toMatchObject([
    { rating: 2, changedAt: '2026-11-21T09:30:00.000Z', appointmentId: id, isHidden: false },
  ])
  expect([await eventsOf('review.written'), await eventsOf('review.changed')]).toEqual([written, changed + 1])
  expect((await patient.call(removeReview, { id })).status).toBe(200)
  expect((await patient.call(removeReview, { id })).status).toBe(404)
  expect((await patient.call(readOwnReview, { id })).body.review).toBeNull()
  app.at(now)
})

test('two simultaneous presses leave one review', async () => {
  const { patient, id } = await met()
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((rating) => patient.call(saveReview, { id, rating, content: '' })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await app.rows('select from reviews where appointment_id = $1', [id])).toHaveLength(1)
})

test('the dietitian replies once, edits the reply, and deletes it; nobody else replies', async () => {
  const { patient, dietitian, id } = await met()
  await patient.call(saveReview, { id, ...words })
  const review = await reviewIdOf(id)
  const other = await join(app, { ...drFahad, email: unique(drFahad.email) }, { role: 'dietitian' })
  expect((await other.call(replyToReview, { id: review, reply: 'Mine.' })).status).toBe(404)
  await dietitian.call(replyToReview, { id: review, reply: 'Thank you.' })
  expect((await patient.call(readOwnReview, { id })).body.review?.reply).toBe('Thank you.')
  const anew = await dietitian.call(replyToReview, { id: review, reply: 'Thank you, Sara.' })
  expect(anew.body.review.reply).toBe('Thank you, Sara.')
  const gone = await dietitian.call(replyToReview, { id: review, reply: '  ' })
  expect(gone.body.review).toMatchObject({ reply: null, repliedAt: null })
})

async function ratingOf(person: Person, dietitian: Person) {
  await app.runJobs()
  const { rating, reviewCount } = (await person.call(readDietitian, { id: dietitian.id })).body.dietitian
  return [rating, reviewCount]
}

test('average and count follow each review, and hidden ones do not count', async () => {
  const { patient, dietitian, id } = await met()
  const second = await putAppointment(app, { patient, dietitian }, { startsAt: '2026-11-20T09:00:00Z' })
  await patient.call(saveReview, { id, rating: 5, content: '' })
  expect(await ratingOf(patient, dietitian)).toEqual([5, 1])
  await patient.call(saveReview, { id: second, rating: 2, content: '' })
  expect(await ratingOf(patient, dietitian)).toEqual([3.5, 2])
  await patient.call(saveReview, { id: second, rating: 3, content: '' })
  expect(await ratingOf(patient, dietitian)).toEqual([4, 2])
  const review = await reviewIdOf(id)
  await admin.call(hideReview, { id: review, reason: 'It names somebody.' })
  expect(await ratingOf(patient, dietitian)).toEqual([3, 1])
  await admin.call(showReview, { id: review })
  expect(await ratingOf(patient, dietitian)).toEqual([4, 2])
  await patient.call(removeReview, { id })
  await patient.call(removeReview, { id: second })
  expect(await ratingOf(patient, dietitian)).toEqual([null, 0])
})

test('only its author and the dietitian see a hidden review, marked as hidden', async () => {
  const { patient, dietitian, id } = await met()
  await patient.call(saveReview, { id, ...words })
  const review = await reviewIdOf(id)
  const reason = 'It tells of an illness.'
  const hidden = await admin.call(hideReview, { id: review, reason })
  expect(hidden.body.review).toMatchObject({
    state: 'hidden',
    hiddenBecause: reason,
    dietitian: { id: dietitian.id, name: drLayla.name },
  })
  await admin.call(hideReview, { id: review, reason: 'Another one.' })
  for (const reader of [patient, await join(app, { ...omar, email: unique(omar.email) })]) {
    const { body } = await reader.call(listReviews, { id: dietitian.id })
    expect([body.tally.count, body.reviews]).toEqual([0, []])
  }
  expect((await patient.call(readOwnReview, { id })).body.review?.hiddenBecause).toBe(reason)
  const own = (await dietitian.call(listMyReviews, {})).body
  expect([own.tally.count, own.reviews.map(({ isHidden }) => isHidden)]).toEqual([0, [true]])
  const lists = async () =>
    Promise.all(
      (['shown', 'hidden'] as const).map(async (state) =>
        (await admin.call(listReviewsToModerate, { state })).body.reviews.some((each) => each.id === review),
      ),
    )
  expect(await lists()).toEqual([false, true])
  expect((await admin.call(showReview, { id: review })).body.review.state).toBe('shown')
  expect(await lists()).toEqual([true, false])
  expect((await patient.call(readOwnReview, { id })).body.review?.hiddenBecause).toBeNull()
})

test('an admin cannot decide about reviews of themselves, or by themselves', async () => {
  const { patient, dietitian, id } = await met()
  await patient.call(saveReview, { id, ...words })
  const review = await reviewIdOf(id)
  for (const person of [patient, dietitian]) {
    await app.rows(
      `insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by) values ($1, 'admin', false, now(), '')`,
      [person.id],
    )
    await app.rows(
      `insert into admin_duties (user_id, duty, given_at, given_by) values ($1, 'owner', now(), '')`,
      [person.id],
    )
    await app.rows('update users set second_factor_waived = true where id = $1', [person.id])
    await person.call(switchRole, { role: 'admin', asDefault: false })
    expect((await person.call(hideReview, { id: review, reason: 'I do not like it.' })).status).toBe(404)
    const { body } = await person.call(listReviewsToModerate, { state: 'shown' })
    expect(body.reviews.some((each) => each.id === review)).toBe(false)
  }
  expect(await app.rows('select from reviews where id = $1 and hidden_at is not null', [review])).toEqual([])
})

test('the reviews of an unlisted dietitian do not exist', async () => {
  const { patient, dietitian, id } = await met()
  await patient.call(saveReview, { id, ...words })
  await app.rows('delete from listings where user_id = $1', [dietitian.id])
  expect((await patient.call(listReviews, { id: dietitian.id })).status).toBe(404)
  expect((await dietitian.call(listMyReviews, {})).body.reviews).toHaveLength(1)
})

test('pages follow each other, the latest first, and no review appears twice', async () => {
  const { patient, dietitian } = await met()
  await app.rows(
    `with held as (
        insert into appointments (patient_id, dietitian_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone,
            patient_zone, status, outcome, completed_at, requested_at, changed_at)
          select $1, $2, 'a', 'A', 'video', 1, '{}', at, at + interval '30 minutes', 'Asia/Riyadh', 'Asia/Riyadh', 'completed',
              'attended', at, at, at
            from generate_series(timestamptz '2026-09-01', '2026-09-24', '1 day') as at returning id, starts_at)
      insert into reviews (appointment_id, patient_id, dietitian_id, service_name, rating, content, written_at)
        select id, $1, $2, 'A', 1 + row_number() over () % 5, '', date_trunc('week', starts_at) from held`,
    [patient.id, dietitian.id],
  )
  const seen: { id: string; writtenAt: string }[] = []
  let after: string | undefined
  const lengths: number[] = []
  do {
    const { body } = await patient.call(listReviews, { id: dietitian.id, ...(after && { after }) })
    seen.push(...body.reviews)
    lengths.push(body.reviews.length)
    after = body.after ?? undefined
  } while (after)
  expect(lengths).toEqual([10, 10, 4])
  expect(new Set(seen.map(({ id }) => id)).size).toBe(24)
  const moments = seen.map(({ writtenAt }) => writtenAt)
  expect(moments).toEqual(moments.toSorted().toReversed())
  const odd = await patient.call(listReviews, { id: dietitian.id, after: 'bm8' })
  expect([odd.status, odd.body.error.fields?.[0]?.field]).toEqual([422, 'after'])
})

test('a person who leaves takes the text along and leaves the stars', async () => {
  const { patient, dietitian, id } = await met()
  await patient.call(saveReview, { id, ...words })
  await app.house.db.as(system, (tx) =>
    erasePerson(tx, app.house, { id: patient.id, address: patient.email }, app.house.clock.now()),
  )
  const { body } = await dietitian.call(listMyReviews, {})
  expect(body.reviews).toMatchObject([{ author: null, otherAuthor: null, content: '', rating: 4 }])
})

test('the reason for hiding a review is erased with its author', async () => {
  const { patient, id } = await met()
  await patient.call(saveReview, { id, ...words })
  await app.rows(
    "update reviews set hidden_at = now(), hidden_because = 'It names her son.' where appointment_id = $1",
    [id],
  )
  await app.house.db.as(system, (tx) =>
    erasePerson(tx, app.house, { id: patient.id, address: patient.email }, app.house.clock.now()),
  )
  expect(await app.rows('select hidden_because from reviews where appointment_id = $1', [id])).toEqual([
    { hidden_because: '' },
  ])
})
