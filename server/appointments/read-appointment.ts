import type { readAppointment as route } from '#contract/appointments/appointment.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type PageRow, pageOf, pageQuery } from './page.ts'

export const readAppointment: Read<typeof route, PageRow> = (actor, { id }, now, house) => ({
  query: () => pageQuery(actor, id),
  view: (rows) => pageOf(rows, actor, house, now),
})
