import type { makeSummary as route } from '#contract/health/summary.ts'
import type { InputOf } from '#contract/route.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { brand } from '#copy/brand.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { spendAll } from '#server/ground/http/limits.ts'
import { openDrawing } from '#server/ground/paper/draw-in-process.ts'
import { perPerson } from '../limits.ts'
import { type SummaryFacts, summaryFacts } from './summary-facts.ts'

const drawApart = openDrawing<SummaryFacts>(new URL('./draw-summary.ts', import.meta.url), 'drawSummary')

/** Made in memory for its own patient, and never stored. */
export async function makeSummary(
  house: House,
  asked: InputOf<typeof route>,
  { actor }: Caller,
): Promise<FileAnswer> {
  await spendAll(house, [[perPerson.exports, actor.id]])
  const now = house.clock.now()
  const facts = await house.db.as(actor, (tx) => summaryFacts(tx, house, actor, asked, now))
  const bytes = await drawApart(actor.id, facts)
  const name = `${brand.name.en.toLowerCase()}-health-summary-${dayOf(now, facts.zone)}.pdf`
  return { bytes, type: 'application/pdf', name }
}
