import { freeSlots } from '#server/availability/rules.ts'
import { busyPractice, practiceId } from './busy-practice.ts'
import { nextCaller } from './callers.ts'
import type { Request } from './load.ts'
import type { Row } from './measure.ts'
import { floorSide, type Ground, inProcessSide, productSide } from './sides.ts'

export const slotRows = (ground: Ground): Row[] => {
  const now = new Date()
  const [month, year] = [busyPractice(now, 30, 60), busyPractice(now, 365, 720)]
  const floor = floorSide(() => ({ path: '/hours' }), ground)
  return [
    {
      name: 'free slots of one dietitian, 30 days, 60 bookings',
      floorName: '',
      ours: inProcessSide(() => freeSlots(month)),
      count: 2_000,
      mostMs: 0.25,
    },
    {
      name: 'free slots of one dietitian, 365 days, 720 bookings',
      floorName: '',
      ours: inProcessSide(() => freeSlots(year)),
      count: 200,
      mostMs: 3,
    },
    {
      name: 'slots request, one month',
      floorName: 'node:http and one SELECT of the hours by primary key',
      ours: productSide(askingFor(month.from), ground.small),
      floor,
      count: 1_000,
      mostRatio: 8,
    },
    {
      name: 'slots request among ten times the appointments',
      floorName: 'Nabta with a tenth of the rows',
      ours: productSide(askingFor(month.from), ground.large),
      floor: productSide(askingFor(month.from), ground.small),
      count: 1_000,
      mostRatio: 1.6,
    },
  ]
}

const askingFor = (from: string) => (): Request => ({
  path: `/api/dietitians/${practiceId}/slots?from=${from}&days=30`,
  headers: { cookie: nextCaller().session },
})
