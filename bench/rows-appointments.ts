import { randomUUID } from 'node:crypto'
import { nextCaller } from './callers.ts'
import {
  deskId,
  deskServiceId,
  deskSession,
  firstFreeDay,
  pendingAppointmentId,
} from './fill-appointments.ts'
import type { Request } from './load.ts'
import type { Row } from './measure.ts'
import { floorSide, type Ground, productSide } from './sides.ts'

export const appointmentRows = (ground: Ground): Row[] => {
  const { small, large } = ground
  const floor = (path: string) => floorSide(() => ({ path }), ground)
  return [
    {
      name: 'one person’s 20 appointments, 100,000 in the table',
      floorName: 'node:http and one SELECT of 20 rows along an index',
      ours: productSide(list, large),
      floor: floor('/appointments'),
      count: 1_000,
      mostRatio: 4,
    },
    {
      name: 'one person’s 20 appointments among ten times as many',
      floorName: 'Nabta with a tenth of the rows',
      ours: productSide(list, large),
      floor: productSide(list, small),
      count: 1_000,
      mostRatio: 1.6,
    },
    {
      name: 'status change with event and jobs (accepting)',
      floorName: 'node:http and BEGIN, UPDATE, INSERT of an event, COMMIT by pg in one round trip',
      ours: productSide(accepting(), small),
      floor: floor('/accepting'),
      count: 200,
      mostRatio: 7,
    },
    {
      name: 'booking a free time',
      floorName: 'node:http and an INSERT under the EXCLUDE constraint by pg',
      ours: productSide(booking(), small),
      floor: floor('/booking'),
      count: 200,
      mostRatio: 18,
    },
  ]
}

const list = (): Request => ({
  path: '/api/appointments?view=past',
  headers: { cookie: nextCaller().session },
})

/** With an idempotency key, as browsers send it. */
const changing = (session: string, path: string, body?: unknown): Request => ({
  method: 'POST',
  path,
  headers: { cookie: session, 'idempotency-key': randomUUID() },
  ...(body !== undefined && { body }),
})

function accepting(): () => Request {
  let at = 0
  return () => changing(deskSession, `/api/appointments/${pendingAppointmentId(at++)}/confirmation`)
}

/** Each caller has different times, so that no two request the same. */
function booking(): () => Request {
  const first = Math.floor(Date.now() / 86_400_000 + firstFreeDay) * 86_400_000
  let at = 0
  return () =>
    changing(nextCaller().session, '/api/appointments', {
      dietitian: deskId,
      service: deskServiceId,
      startsAt: new Date(first + at++ * 15 * 60_000).toISOString(),
      mode: 'video',
      zone: 'Asia/Riyadh',
    })
}
