import { todayInRiyadh } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { nextRamadan } from '#contract/next-ramadan.ts'
import { refundLines } from '#copy/appointments/refund-rules.ts'
import { system } from '#server/ground/data/db.ts'
import type { ReadPageTerms } from '#server/ground/site/page-terms.ts'
import { viewAnnouncedRamadan } from './facts.ts'
import { feePercentNow } from './fee.ts'

/** For the public pages: the platform’s fee, the refund rules, and whether today is a day of Ramadan. */
export const readPageTerms: ReadPageTerms = ({ db, clock }) =>
  db.as(system, async (tx) => {
    const now = clock.now()
    const row = await tx
      .selectFrom('platform_settings')
      .select([
        feePercentNow(now).as('fee_percent'),
        'refund_whole_hours',
        'refund_part_hours',
        'refund_part_percent',
        'ramadan_dress',
        'ramadan_year',
        'ramadan_starts',
        'ramadan_ends',
      ])
      .executeTakeFirstOrThrow()
    const lines = refundLines(
      {
        wholeUntil: row.refund_whole_hours,
        partUntil: row.refund_part_hours,
        partPercent: row.refund_part_percent,
      },
      null,
    )
    const of = (language: Language) => ({
      fee: `${row.fee_percent}%`,
      refunds: lines.map((line) => `• ${line[language]}`).join('\n'),
    })
    const today = todayInRiyadh(now)
    const { from: ramadanDay } = nextRamadan(today, viewAnnouncedRamadan(row))
    const dress = row.ramadan_dress && ramadanDay === today ? 'ramadan' : ''
    return { en: of('en'), ar: of('ar'), dress, ramadanDay }
  })
