import { sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'
import { nextRamadan, wholeRamadan } from '#contract/next-ramadan.ts'
import type {
  readPlatformSettings as readRoute,
  savePlatformSettings as saveRoute,
} from '#contract/platform/settings.ts'
import type { OutputOf } from '#contract/route.ts'
import { emailOf } from '#server/accounts/facts.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isOperatorKnown } from '#server/money/invoices/operator.ts'
import { changeSettings } from '#server/platform/change-settings.ts'
import { viewAnnouncedRamadan } from '#server/platform/facts.ts'
import { feeOf } from '#server/platform/fee.ts'
import { type ChangedSetting, latestChanges } from '#server/platform/latest-changes.ts'
import { settingsOf, settingsRow } from '#server/platform/settings-row.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import { rulesInForce } from './rules-in-force.ts'

const changesShown = 20

export const readSettings: Verb<typeof readRoute> = (tx, _actor, _input, now, house) =>
  viewSettings(tx, now, house)

export const saveSettings: Verb<typeof saveRoute> = async (tx, actor, given, now, house) => {
  if (given.takesPayments && !house.settings.payments) throw new Refusal('payments_unavailable')
  const { takes_payments: takesThem } = await settingsRow(tx)
  if (given.takesPayments && !takesThem && !(await isOperatorKnown(tx))) throw new Refusal('operator_unknown')
  await changeSettings(tx, actor, given, now)
  return viewSettings(tx, now, house)
}

async function viewSettings(tx: Tx, now: Date, house: House): Promise<OutputOf<typeof readRoute>> {
  const row = await settingsRow(tx)
  const { rows: changes } = await sql<ChangedSetting & { name: string | null; other_name: string | null }>`
    select changes.*, coalesce(${nameOf(sql`changed_by`)}, ${emailOf(sql`changed_by`)}) as name,
        ${otherNameOf(sql`changed_by`)} as other_name
      from ${latestChanges(changesShown)} as changes order by changed_at desc, id desc`.execute(tx)
  const fee = feeOf(row, now)
  const today = todayInRiyadh(now)
  const ramadan = nextRamadan(today)
  return {
    settings: { ...settingsOf(row, ramadan.year), feePercent: fee.percent },
    nextFee: fee.next,
    version: row.version,
    ramadan,
    dressDays: wholeRamadan(today, viewAnnouncedRamadan(row)),
    changes: changes.map(({ changed_at, changed_by, name, other_name, ...change }) => ({
      ...change,
      at: changed_at.toISOString(),
      by: changed_by === null || name === null ? null : { id: changed_by, name, otherName: other_name },
    })),
    rules: rulesInForce(house),
  }
}
