import { type RawBuilder, sql } from 'kysely'
import type { SettingChange } from '#contract/platform/settings.ts'

export type ChangedSetting = Pick<SettingChange, 'id' | 'setting' | 'was' | 'became'> & {
  changed_at: Date
  changed_by: string | null
}

/** The latest setting changes, as a table of another statement. */
export const latestChanges = (most: number): RawBuilder<ChangedSetting> => sql`(
  select id, setting, was, became, changed_at, changed_by
    from platform_setting_changes order by changed_at desc, id desc limit ${most})`

/** The settings that one admin changed at one moment, as JSON in another statement. */
export const settingsChangedAt = (
  at: RawBuilder<unknown>,
  by: RawBuilder<unknown>,
): RawBuilder<Pick<ChangedSetting, 'setting' | 'was' | 'became'>[]> => sql`(
  select coalesce(json_agg(json_build_object('setting', setting, 'was', was, 'became', became) order by setting), '[]')
    from platform_setting_changes where changed_at = ${at} and changed_by::text = ${by})`
