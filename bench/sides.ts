import type pg from 'pg'
import type { Bare } from './bare.ts'
import type { Load, Request } from './load.ts'
import type { Side } from './measure.ts'
import { cpuOf } from './processes.ts'
import type { Product } from './product.ts'

/** A running Nabta with its callers and the owner's connection to its database. */
export type Subject = { product: Product; postmaster: number; load: Load; owner: pg.Client }

/** `small` and `large` differ only in their number of rows; the floor uses the database of `small`. */
export type Ground = { small: Subject; large: Subject; bare: Bare; bareLoad: Load }

/** Requests to a Nabta. */
export const productSide = (make: () => Request, { product, load }: Subject): Side => ({
  cpu: () => cpuOf(product.pid),
  run: (count) => load.send(count, make),
})

/** Requests to the floor. */
export const floorSide = (make: () => Request, { small, bare, bareLoad }: Ground): Side => ({
  cpu: () => cpuOf(bare.pid) + cpuOf(small.postmaster),
  run: (count) => bareLoad.send(count, make),
})

/** Arithmetic in this process. */
export const inProcessSide = (work: () => unknown): Side => ({
  cpu() {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  },
  async run(count) {
    for (let at = 0; at < count; at++) work()
  },
})
