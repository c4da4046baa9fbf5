import { expect, test } from 'vitest'
import { chooseLanguage } from '#contract/accounts/security.ts'
import { hideReview, removeReview, replyToReview, saveReview, showReview } from '#contract/reviews/reviews.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, noor, sara } from '#test/cast.ts'
import { join, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-21T09:00:00Z')
const admin = await join(app, noor, { role: 'admin' })
const site = 'http://localhost:3000'
const content = 'About my thyroid.'

async function reviewed() {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian)
  const id = await putAppointment(app, { patient, dietitian }, { otherServiceName: 'الاستشارة الأولى' })
  await patient.call(saveReview, { id, rating: 4, content })
  const [row] = await app.rows<{ id: string }>('select id from reviews where appointment_id = $1', [id])
  const mails = async ({ email }: { email: string }) => {
    await app.runJobs()
    return app.mailTo(email)
  }
  return { patient, dietitian, id, review: row?.id ?? '', mails }
}

test('the dietitian is told of a new review, once, without its text', async () => {
  const { patient, dietitian, id, mails } = await reviewed()
  await patient.call(saveReview, { id, rating: 5, content })
  const letters = await mails(dietitian)
  expect(letters.map(({ subject }) => subject)).toEqual(['A patient has reviewed an appointment with you'])
  expect(letters[0]?.text).toContain('\u2068Sara A.\u2069')
  expect(letters[0]?.text).toContain(`${site}/dietitian/reviews`)
  expect(JSON.stringify(letters)).not.toContain('thyroid')
  expect(JSON.stringify(letters)).not.toContain('Qahtani')
})

test('a review deleted or hidden before its email was written is not announced', async () => {
  const [gone, hidden] = [await reviewed(), await reviewed()]
  await gone.patient.call(removeReview, { id: gone.id })
  await admin.call(hideReview, { id: hidden.review, reason: 'No.' })
  expect(await gone.mails(gone.dietitian)).toEqual([])
  expect(await hidden.mails(hidden.dietitian)).toEqual([])
})

test('the patient is told of a reply in their own language, and not of each edit of it', async () => {
  const { patient, dietitian, id, review, mails } = await reviewed()
  await patient.call(chooseLanguage, { language: 'ar' })
  await dietitian.call(replyToReview, { id: review, reply: 'Thank you.' })
  await dietitian.call(replyToReview, { id: review, reply: 'Thank you, and be well.' })
  const letters = await mails(patient)
  expect(letters.map(({ subject }) => subject)).toEqual(['وصل رد على تقييمك'])
  expect(letters[0]?.text).toContain('الاستشارة الأولى')
  expect(letters[0]?.text).not.toContain('Initial')
  expect(letters[0]?.text).toContain(`${site}/ar/patient/appointments/${id}`)
  expect(letters[0]?.text).not.toContain('be well')
})

test('a deleted reply is not announced', async () => {
  const { patient, dietitian, review, mails } = await reviewed()
  await dietitian.call(replyToReview, { id: review, reply: 'Thank you.' })
  await dietitian.call(replyToReview, { id: review, reply: '' })
  expect(await mails(patient)).toEqual([])
})

test('the author of a review that an admin hides reads why, unless it has been shown again by then', async () => {
  const [hidden, shown] = [await reviewed(), await reviewed()]
  await admin.call(hideReview, {
    id: hidden.review,
    reason: 'It tells of an illness.\n\nPlease leave it out.',
  })
  await admin.call(hideReview, { id: shown.review, reason: 'A mistake.' })
  await admin.call(showReview, { id: shown.review })
  const [letter] = await hidden.mails(hidden.patient)
  expect(letter?.subject).toBe('Your review has been hidden')
  expect(letter?.text).toContain('\u2068It tells of an illness.\u2069\n\n\u2068Please leave it out.\u2069')
  expect(letter?.text).not.toContain('thyroid')
  expect(await shown.mails(shown.patient)).toEqual([])
})
