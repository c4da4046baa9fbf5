import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { readDietitianDashboard as route } from '#contract/dashboards/dietitian.ts'
import type { OutputOf } from '#contract/route.ts'
import { hasPaidAppointment } from '#server/appointments/facts/practice-figures.ts'
import { lockAvailability } from '#server/availability/load.ts'
import { usualAvailability } from '#server/availability/open-availability.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { ibanEndOf } from '#server/money/payouts/billing.ts'
import { hasBilling } from '#server/money/payouts/facts.ts'
import { hasFinishedOnboarding } from '#server/onboarding/facts.ts'
import { platformSetting } from '#server/platform/facts.ts'
import { practiceOf } from '#server/profiles/facts.ts'
import { ownFromRows } from '#server/verification/load-own.ts'
import { viewVerification } from '#server/verification/view-verification.ts'

type SetUp = OutputOf<typeof route>['waiting']['setUp']

type Facts = {
  is_over: boolean
  takes_payments: boolean
  has_billing: boolean
  iban_end: string | null
  has_finished: boolean
}

/** The steps that remain before patients can find, book and pay; none once a first visit has been paid for. */
export async function readSetup(tx: Tx, userId: string, now: Date): Promise<SetUp> {
  const person = sql`${userId}::uuid`
  const { rows } = await sql<Facts>`
    select ${hasPaidAppointment(person)} as is_over, ${platformSetting('takes_payments')} as takes_payments,
      ${hasBilling(person)} as has_billing, ${ibanEndOf(person)} as iban_end,
      ${hasFinishedOnboarding(person, 'dietitian')} as has_finished`.execute(tx)
  const [facts] = rows
  if (!facts || facts.is_over) return { application: null, missing: nothing, needs: [] }
  const { weekly } = await lockAvailability(tx, userId)
  const hasHours = weekly.some((ranges) => ranges.length > 0)
  const isUsual = isDeepStrictEqual(weekly, usualAvailability.weekly)
  const { rows: practices } = await practiceOf(userId, now).execute(tx)
  const { status, submittedAt, missing, may } = viewVerification(ownFromRows(practices), now)
  const isToSend = submittedAt === null && (status === 'draft' || status === 'rejected')
  return {
    application: isToSend ? (may.submit ? (status === 'rejected' ? 'again' : 'ready') : 'incomplete') : null,
    missing: isToSend ? missing : nothing,
    needs: [
      ...(hasHours ? [] : (['hours'] as const)),
      // These are the default hours, and the dietitian has not confirmed them.
      ...(hasHours && isUsual && !facts.has_finished ? (['usual_hours'] as const) : []),
      ...(facts.takes_payments && !facts.has_billing ? (['billing'] as const) : []),
      ...(facts.takes_payments && facts.iban_end === null ? (['iban'] as const) : []),
    ],
  }
}

const nothing: SetUp['missing'] = { fields: [], documents: [] }
