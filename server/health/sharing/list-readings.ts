import { sql } from 'kysely'
import type { HealthGroup } from '#contract/health/kinds.ts'
import type { listReadings as route } from '#contract/health/sharing.ts'
import { requestedDietitians, type TreatingRow } from '#server/appointments/facts/dietitians-of-patient.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { cursorRow, microsOf, readCursor, writeCursor } from '#server/ground/time/cursor.ts'

const pageSize = 50

type Row = {
  id: string
  dietitian: TreatingRow | null
  by_team: boolean
  health_group: HealthGroup
  read_on: string
  times: number
  last_at: Date
  micros: string
}

export const listReadings: Read<typeof route, Row> = ({ id }, { after }) => ({
  query: () => sql<Row>`
    select readings.id, case when named.id is not null then to_jsonb(named) end as dietitian,
        named.id is null and exists (select from record_openings as opening
          where opening.person_id = readings.patient_id and opening.admin_id = readings.dietitian_id) as by_team, health_group, read_on::text as read_on, times, last_at,
        ${microsOf(sql`last_at`)} as micros
      from health_readings as readings left join (${requestedDietitians(id)}) as named on named.id = readings.dietitian_id
      where readings.patient_id = ${id}::uuid ${after === undefined ? sql`` : sql`and (last_at, readings.id) < ${cursorRow(readCursor(after))}`}
      order by last_at desc, readings.id desc limit ${pageSize + 1}`,
  view(rows) {
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    return {
      readings: page.map(({ dietitian, by_team, health_group, read_on, times, last_at }) => ({
        dietitian,
        byTeam: by_team,
        group: health_group,
        on: read_on,
        times,
        lastAt: last_at.toISOString(),
      })),
      next: rows.length > pageSize && last ? writeCursor(last) : null,
    }
  },
})
