import { withProcessLock } from '#server/ground/data/with-process-lock.ts'
import type { House } from '#server/ground/house.ts'
import { fillDemo } from './fill.ts'

/** Nodes that start together fill the demo one after the other: the later ones find nothing left to fill. */
export const fillDemoOnce = (house: House, ownerUrl: string): Promise<boolean> =>
  withProcessLock(ownerUrl, 'nabta demo filling', () => fillDemo(house, house.clock.now()))
