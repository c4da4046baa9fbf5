import { sql } from 'kysely'
import { defaultService, type listMyServices as route, type Service } from '#contract/services.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { feeOf } from '#server/profiles/facts.ts'
import { servicesOf } from './load.ts'

type Row = { services: Service[]; fee: number | null }

export const listMyServices: Read<typeof route, Row> = ({ id }) => ({
  query: () => sql<Row>`select ${servicesOf(id)} as services, ${feeOf(id)} as fee`,
  view: ([row]) => ({
    services: row?.services ?? [],
    startPrice: row?.fee ? Math.round(row.fee / 100) : defaultService.price,
  }),
})
