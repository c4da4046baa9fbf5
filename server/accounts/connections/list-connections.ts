import { sql } from 'kysely'
import type { listConnections as route } from '#contract/accounts/connections.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { isSameIssuer } from './providers.ts'

type Row = { id: string; provider: string; issuer: string; connected_at: Date; used_at: Date | null }

export const listConnections: Read<typeof route, Row> = ({ id }, _input, _now, { settings }) => ({
  query: () => sql`
    select id, provider, issuer, connected_at, used_at from connected_accounts where user_id = ${id}::uuid`,
  view: (rows) => ({
    providers: [
      ...settings.oidcProviders.map(({ id: provider, name, issuer }) => ({
        provider,
        name,
        connection: viewConnection(rows.find((row) => isSameIssuer(row, issuer))),
      })),
      // The operator no longer offers this provider: it signs nobody in, but its connection can be removed.
      ...rows
        .filter((row) => !settings.oidcProviders.some(({ issuer }) => isSameIssuer(row, issuer)))
        .map((row) => ({ provider: row.provider, name: row.provider, connection: viewConnection(row) })),
    ],
  }),
})

const viewConnection = (row: Row | undefined) =>
  row
    ? { id: row.id, connectedAt: row.connected_at.toISOString(), usedAt: row.used_at?.toISOString() ?? null }
    : null
