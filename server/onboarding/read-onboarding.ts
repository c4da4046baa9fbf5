import { sql } from 'kysely'
import type { readOnboarding as route } from '#contract/onboarding.ts'
import type { Read } from '#server/ground/http/bind-read.ts'

type Row = { step: number; completed_at: Date | null }

export const readOnboarding: Read<typeof route, Row> = ({ id, role }) => ({
  query: () => sql<Row>`
    select step, completed_at from onboardings where user_id = ${id}::uuid and role = ${role}`,
  view: ([row]) => ({
    onboarding: { step: row?.step ?? 1, completedAt: row?.completed_at?.toISOString() ?? null },
  }),
})
