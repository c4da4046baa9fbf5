import { system } from '#server/ground/data/db.ts'
import { type House, perHouse } from '#server/ground/house.ts'
import { traceOf } from '#server/ground/log.ts'
import { loadCalls } from './load.ts'
import { whyClosed } from './rules.ts'
import { clearSeats, freeSilent } from './seats.ts'
import { seatsFrame, sendToBoth } from './send-to-both.ts'

/** Milliseconds between two checks of the calls that people on this node are in. */
const lookEvery = 3_000

type Watch = { calls: Set<string>; timer: NodeJS.Timeout | null }
const watchOf = perHouse<Watch>(() => ({ calls: new Set(), timer: null }))

/**
 * From now on this node checks regularly whether the call may continue: whatever ends it, both sides are out in
 * seconds.
 */
export function watchCall(house: House, id: string): void {
  const watch = watchOf(house)
  watch.calls.add(id)
  watch.timer ??= setTimeout(() => look(house, watch), lookEvery).unref()
}

async function look(house: House, watch: Watch): Promise<void> {
  try {
    await checkCalls(house)
  } catch (fault) {
    house.log('error', 'calls.not_looked_at', traceOf(fault))
  }
  watch.timer = watch.calls.size > 0 ? setTimeout(() => look(house, watch), lookEvery).unref() : null
}

/** Closes calls that may not continue, and frees the seats of pages that no longer send heartbeats. */
export async function checkCalls(house: House): Promise<void> {
  await freeSilentSeats(house)
  const { calls: watched } = watchOf(house)
  const now = house.clock.now()
  const left = new Set(watched)
  // A page that joins meanwhile adds its call to the set again.
  watched.clear()
  try {
    for (const call of await loadCalls(house, [...left])) {
      const isTaken = call.seats.patient || call.seats.dietitian
      const because = isTaken ? whyClosed(call, now) : null
      if (because) {
        await house.db.as(system, (tx) => clearSeats(tx, call.id, now))
        await sendToBoth(house, call, { type: 'call.closed', appointment: call.id, because })
      } else if (isTaken) watched.add(call.id)
      left.delete(call.id)
    }
  } catch (fault) {
    for (const id of left) watched.add(id)
    throw fault
  }
}

/** Also a scheduled job, for the calls that a node was watching when it went down. */
export async function freeSilentSeats(house: House): Promise<void> {
  const freed = await house.db.as(system, (tx) => freeSilent(tx, house.clock.now()))
  if (freed.length === 0) return
  for (const call of await loadCalls(house, freed))
    await sendToBoth(house, call, seatsFrame(call.id, call.seats))
}
