import type { listMyServices as route, Service } from '#contract/services.ts'
import type { Read } from '#server/http/bind-read.ts'
import { servicesOf } from './load.ts'

export const listMyServices: Read<typeof route, { service: Service }> = ({ id }) => ({
  query: () => servicesOf(id),
  view: (rows) => ({ services: rows.map(({ service }) => service) }),
})
