import { sql } from 'kysely'
import { healthConsentVersion } from '#contract/health/consent.ts'
import { type HealthGroup, healthGroups } from '#contract/health/kinds.ts'
import type { readSharing as route } from '#contract/health/sharing.ts'
import { type TreatingRow, treatingDietitians } from '#server/appointments/facts.ts'
import { hasHealthConsent } from '#server/consents/facts.ts'
import type { Read } from '#server/ground/http/bind-read.ts'

type Row = {
  shares_record: boolean
  agreed: boolean
  dietitians: (TreatingRow & { withheld: HealthGroup[] })[]
}

export const readSharing: Read<typeof route, Row> = ({ id }) => ({
  query: () => sql<Row>`
    select coalesce((select shares_record from health_choices where user_id = ${id}::uuid), true) as shares_record,
        ${hasHealthConsent(sql`${id}::uuid`, healthConsentVersion)} as agreed,
        (select coalesce(json_agg(json_build_object('id', treating.id, 'name', treating.name, 'otherName', treating."otherName",
            'photoId', treating."photoId", 'withheld', array(select health_group from withheld_groups
              where patient_id = ${id}::uuid and dietitian_id = treating.id)) order by treating.name, treating.id), '[]')
          from (${treatingDietitians(id)}) as treating) as dietitians`,
  view: ([row]) => ({
    sharesRecord: row?.shares_record ?? true,
    hasConsent: row?.agreed ?? false,
    dietitians: (row?.dietitians ?? []).map(({ withheld, ...dietitian }) => ({
      dietitian,
      groups: healthGroups.filter((group) => !withheld.includes(group)),
    })),
  }),
})
