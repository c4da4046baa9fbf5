import { expect, test } from 'vitest'
import { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import { listMyReviews } from '#contract/reviews/reviews.ts'
import { openApp } from '#test/app.ts'
import { reviewedBy } from '#test/appointments/appointment-rows.ts'
import { drLayla, khalid, omar, sara } from '#test/cast.ts'
import { pagesOf } from '#test/figures/length-at.ts'
import { join } from '#test/people.ts'
import { dietitianAddresses } from '#web/portal/dashboard/figure-addresses.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })

test('a dietitian’s tile counts the reviews of its list that are not marked as hidden', async () => {
  const layla = await join(app, drLayla, { role: 'dietitian' })
  for (const [at, who] of [sara, omar, khalid].entries()) {
    app.at(`2026-11-2${at}T09:00:00.000Z`)
    const { review } = await reviewedBy(app, await join(app, who), layla, { rating: 5 - at })
    if (who === khalid)
      await app.rows(`update reviews set hidden_at = now(), hidden_because = 'Spam' where id = $1`, [review])
  }
  const dashboard = (await layla.call(readDietitianDashboard, {})).body
  expect(dietitianAddresses(dashboard).rating).toBe('/dietitian/reviews')
  const pages = await pagesOf(layla, listMyReviews, {})
  const reviews = pages.flatMap((page) => page.reviews)
  expect(reviews).toHaveLength(3)
  expect(reviews.filter(({ isHidden }) => !isHidden)).toHaveLength(dashboard.tally.count)
  expect(dashboard.tally).toMatchObject({ count: 2, average: 4.5 })
})
