import { sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'
import type { readPlatform as route } from '#contract/platform/announced.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { viewAnnouncedRamadan } from './facts.ts'
import type { SettingsRow } from './settings-row.ts'

/** Today’s announcement for the reader’s role, and the announced dates of Ramadan. */
export const readPlatform: Read<typeof route, SettingsRow> = ({ role }, _input, now) => ({
  query: () => sql`select * from platform_settings`,
  view([row]) {
    if (!row) return { announcement: null, ramadan: null }
    const { announcement_on, announcement_until, announcement_for } = row
    const isShown =
      announcement_on &&
      (announcement_until === null || announcement_until >= todayInRiyadh(now)) &&
      (announcement_for === 'everyone' || announcement_for === `${role}s`)
    return {
      announcement: isShown
        ? { version: row.version, en: row.announcement_english, ar: row.announcement_arabic }
        : null,
      ramadan: viewAnnouncedRamadan(row),
    }
  },
})
