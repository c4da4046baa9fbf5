import { sql } from 'kysely'
import type { listConnections as route } from '#contract/accounts/connections.ts'
import type { Read } from '#server/http/bind-read.ts'

type Row = { id: string; provider: string; connected_at: Date; used_at: Date | null }

export const listConnections: Read<typeof route, Row> = ({ id }, _input, _now, { settings }) => ({
  query: () => sql`
    select id, provider, connected_at, used_at from connected_accounts where user_id = ${id}::uuid`,
  view: (rows) => ({
    providers: settings.oidcProviders.map((provider) => {
      const row = rows.find((each) => each.provider === provider.id)
      return {
        provider: provider.id,
        name: provider.name,
        connection: row
          ? {
              id: row.id,
              connectedAt: row.connected_at.toISOString(),
              usedAt: row.used_at?.toISOString() ?? null,
            }
          : null,
      }
    }),
  }),
})
