import { todayInRiyadh } from '#contract/days.ts'
import { nextRamadan, wholeRamadan } from '#contract/next-ramadan.ts'
import type { PlatformSettings, SettingName, savePlatformSettings } from '#contract/platform/settings.ts'
import type { InputOf } from '#contract/route.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'
import { viewAnnouncedRamadan } from './facts.ts'
import { columnsOf, settingsOf } from './settings-row.ts'

/** Refuses if the settings have changed since the form was loaded. Each changed setting is recorded. */
export async function changeSettings(
  tx: Tx,
  actor: Actor,
  { version, ...given }: InputOf<typeof savePlatformSettings>,
  now: Date,
): Promise<void> {
  const row = await tx.selectFrom('platform_settings').selectAll().forUpdate().executeTakeFirstOrThrow()
  if (row.version !== version) throw new Refusal('changed_meanwhile')
  assertAnnounced(given)
  const { year } = nextRamadan(todayInRiyadh(now))
  const before = settingsOf(row, year)
  const { feePercent } = before
  const after: PlatformSettings = { ...given, feePercent, announcementUntil: given.announcementUntil ?? null }
  const changed = (Object.keys(after) as SettingName[]).filter((name) => after[name] !== before[name])
  if (changed.length === 0) return
  const { ramadanStarts, ramadanEnds, ...others } = after
  const moved = { ramadan_starts: Number(ramadanStarts), ramadan_ends: Number(ramadanEnds) }
  const isMoved = moved.ramadan_starts !== 0 || moved.ramadan_ends !== 0
  await tx
    .updateTable('platform_settings')
    .set({
      ...columnsOf(others),
      ...moved,
      ramadan_year: isMoved ? year : null,
      version: version + 1,
      changed_at: now,
    })
    .execute()
  await writeChanges(tx, actor, changed, before, after, now)
  const hasMoved = changed.some((name) => name === 'ramadanStarts' || name === 'ramadanEnds')
  await record(tx, actor, 'platform.settings_changed', actor.id, now, {
    settings: changed,
    ...(hasMoved && { ramadan: wholeRamadan(todayInRiyadh(now), viewAnnouncedRamadan(row)) }),
  })
}

/** A public announcement must exist in both languages. */
function assertAnnounced({
  announcementOn,
  announcementEnglish,
  announcementArabic,
}: Pick<PlatformSettings, 'announcementOn' | 'announcementEnglish' | 'announcementArabic'>) {
  if (!announcementOn) return
  const missing = Object.entries({ announcementEnglish, announcementArabic }).filter(
    ([, text]) => text === '',
  )
  if (missing.length > 0)
    throw new Refusal('invalid_fields', { fields: missing.map(([field]) => ({ field, code: 'required' })) })
}

async function writeChanges(
  tx: Tx,
  actor: Actor,
  changed: readonly SettingName[],
  before: PlatformSettings,
  after: PlatformSettings,
  now: Date,
) {
  await tx
    .insertInto('platform_setting_changes')
    .values(
      changed.map((setting) => ({
        setting,
        was: JSON.stringify(before[setting]),
        became: JSON.stringify(after[setting]),
        changed_by: actor.id,
        changed_at: now,
      })),
    )
    .execute()
}
