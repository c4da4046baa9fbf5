import { expect, test } from 'vitest'
import {
  listMyReviews,
  listReviews,
  type OwnReview as Own,
  publishReview,
  readOwnReview,
  saveReview,
} from '#contract/reviews/reviews.ts'
import { myReviews, reviews, ownReview as words } from '#copy/reviews/reviews.ts'
import { appointmentView } from '#test/appointments/appointment-views.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { answer } from '#test/dom/server.ts'
import { queryClient } from '#web/app/query.ts'
import { DietitianReviews } from './dietitian-reviews.tsx'
import { MyReviews } from './my-reviews.tsx'
import { OwnReview } from './own-review.tsx'

test('a dietitian without reviews reads where they come from', async () => {
  const tally = { average: null, count: 0, stars: [0, 0, 0, 0, 0] }
  await render(<MyReviews />, {
    path: '/dietitian/reviews',
    answers: [answer(listMyReviews, { tally, reviews: [], after: null })],
  })
  expect(await screen.findByText(myReviews.noneText.en)).toBeTruthy()
})

async function showOwn(review: Own | null) {
  const appointment = appointmentView({ status: 'completed', outcome: 'attended', may: { review: false } })
  const { server } = await render(<OwnReview appointment={appointment} />, {
    path: `/patient/appointments/${appointment.id}`,
    answers: [answer(readOwnReview, { review })],
  })
  await expect.poll(() => server.sent(readOwnReview)).toHaveLength(1)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
}

test('when it is too late a review can be deleted but not changed, and none can be written', async () => {
  const writtenAt = '2026-11-01T09:00:00.000Z'
  await showOwn({
    rating: 4,
    content: 'Clear.',
    writtenAt,
    reply: null,
    isPublic: false,
    hiddenBecause: null,
  })
  const own = within(await screen.findByRole('region', { name: words.title.en }))
  expect(own.getByRole('button', { name: words.remove.en })).toBeTruthy()
  expect(own.queryByRole('button', { name: words.edit.en })).toBeNull()
  await showOwn(null)
  expect(screen.queryByRole('heading', { name: words.ask.en })).toBeNull()
})

test('an author who agreed to publication withdraws it, even when the review can no longer be changed', async () => {
  const review = { rating: 4, content: 'Clear.', writtenAt: '2026-11-01T09:00:00.000Z', reply: null }
  const appointment = appointmentView({ status: 'completed', outcome: 'attended', may: { review: false } })
  const { user, server } = await render(<OwnReview appointment={appointment} />, {
    path: `/patient/appointments/${appointment.id}`,
    answers: [
      answer(readOwnReview, { review: { ...review, isPublic: true, hiddenBecause: null } }),
      answer(publishReview, ({ isPublic }) => ({ review: { ...review, isPublic, hiddenBecause: null } })),
    ],
  })
  expect(await screen.findByText(words.isPublic.on.en)).toBeTruthy()
  server.answer(answer(readOwnReview, { review: { ...review, isPublic: false, hiddenBecause: null } }))
  await user.click(screen.getByRole('button', { name: words.isPublic.withdraw.en }))
  expect(await screen.findByText(words.isPublic.withdrawn.en)).toBeTruthy()
  await expect.poll(() => screen.queryByText(words.isPublic.on.en)).toBeNull()
  expect(server.sent(publishReview)).toEqual([{ id: appointment.id, isPublic: false }])
})

test('whether visitors may read the text is asked with the review, and not chosen for its author', async () => {
  const appointment = appointmentView({ status: 'completed', outcome: 'attended', may: { review: true } })
  const { user, server } = await render(<OwnReview appointment={appointment} />, {
    path: `/patient/appointments/${appointment.id}`,
    answers: [
      answer(readOwnReview, { review: null }),
      answer(saveReview, ({ rating, content, isPublic = false }) => ({
        review: {
          ...{ rating, content, isPublic, reply: null, hiddenBecause: null },
          writtenAt: '2026-11-22T06:00:00.000Z',
        },
      })),
    ],
  })
  const agree = await screen.findByRole('checkbox', { name: words.isPublic.label.en })
  expect((agree as HTMLInputElement).checked).toBe(false)
  await user.click(agree)
  await user.click(screen.getByRole('radio', { name: '4 stars' }))
  await user.type(screen.getByLabelText(/What would you like to say/), 'Clear.')
  await user.click(screen.getByRole('button', { name: words.send.en }))
  expect(await screen.findByText(words.isPublic.on.en)).toBeTruthy()
  expect(server.sent(saveReview)).toEqual([
    { id: appointment.id, rating: 4, content: 'Clear.', isPublic: true },
  ])
})

test('a profile shows how the stars are distributed, and ten reviews at a time', async () => {
  const all = Array.from({ length: 12 }, (_, at) => ({
    id: idOf(at + 1),
    author: 'Sara A.',
    rating: at < 9 ? 5 : 2,
    content: `Review ${11 - at}.`,
    writtenAt: '2026-10-01T00:00:00.000Z',
    ...{ otherAuthor: null, changedAt: null, serviceName: 'Follow-up', otherServiceName: null },
    ...{ reply: null, repliedAt: null },
  }))
  const tally = { average: 4.3, count: 12, stars: [0, 3, 0, 0, 9] }
  const { user } = await render(<DietitianReviews />, {
    path: `/patient/dietitians/${idOf(902)}?tab=reviews`,
    answers: [
      answer(listReviews, ({ after }) => ({
        ...{ tally, reviews: after ? all.slice(10) : all.slice(0, 10) },
        after: after ? null : 'the-next-ten',
      })),
    ],
  })
  const spread = within(await screen.findByRole('list', { name: reviews.spread.en }))
  expect(textOf(spread.getAllByRole('listitem')[0] as HTMLElement)).toContain('5 stars, 9 reviews')
  const rows = () => within(screen.getByRole('list', { name: reviews.list.en })).getAllByRole('listitem')
  expect(rows()).toHaveLength(10)
  expect(textOf(rows()[0] as HTMLElement)).toContain('Review 11.')
  await user.click(screen.getByRole('button', { name: reviews.showMore.en }))
  await expect.poll(rows).toHaveLength(12)
  expect(screen.queryByRole('button', { name: reviews.showMore.en })).toBeNull()
})
