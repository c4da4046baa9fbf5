import { languages } from '#contract/language.ts'
import { refundLines } from '#copy/appointments/refund-rules.ts'
import { system } from '#server/ground/data/db.ts'
import type { PageTerms, ReadPageTerms } from '#server/ground/site/page-terms.ts'
import { feePercentNow } from './fee.ts'

/** For the public pages: the platform’s fee and the refund rules. */
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
    const of = (language: (typeof languages)[number]) => ({
      fee: `${row.fee_percent}%`,
      refunds: lines.map((line) => `• ${line[language]}`).join('\n'),
    })
    return Object.fromEntries(languages.map((language) => [language, of(language)])) as PageTerms
  })
