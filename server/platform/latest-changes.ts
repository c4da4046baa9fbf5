import { type RawBuilder, sql } from 'kysely'
import type { SettingChange } from '#contract/platform/settings.ts'

export type ChangedSetting = Pick<SettingChange, 'id' | 'setting' | 'was' | 'became'> & {
  changed_at: Date
  changed_by: string | null
}

/** The latest changes of settings, as a table of another statement. */
export const latestChanges = (most: number): RawBuilder<ChangedSetting> => sql`(
  select id, setting, was, became, changed_at, changed_by
    from platform_setting_changes order by changed_at desc, id desc limit ${most})`
