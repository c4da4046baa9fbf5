import { type MealRecord, readPlanDay, recordMeal } from '#contract/plans/meal-records.ts'
import { following as words } from '#copy/plans/following.ts'
import { ApiError } from '#web/app/api-error.ts'
import { call } from '#web/app/call.ts'
import { refreshReads } from '#web/app/refresh-reads.ts'
import { onSessionChange } from '#web/app/session.ts'
import { showFault } from '#web/ui/show-fault.ts'
import {
  entryOf,
  mergeEntry,
  removeUnsent,
  storeUnsent,
  type UnsentRecord,
  unsentRecords,
} from './unsent-records.ts'

/** Milliseconds: no event reports that a server is reachable again, so it is tried repeatedly. */
const pause = 20_000

type Watcher = (arrived?: { unsent: UnsentRecord; record: MealRecord }) => void

const watchers = new Set<Watcher>()
const tell: Watcher = (arrived) => {
  for (const watcher of watchers) watcher(arrived)
}

/** Subscribes to changes of the unsent records, and to those that have arrived. */
export function watchRecords(watcher: Watcher) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Stores a record made offline, to be sent later. */
export function sendLater(record: UnsentRecord) {
  storeUnsent(record)
  tell()
  sendRecords()
}

let isWatching = false
let timer: ReturnType<typeof setInterval> | undefined
let sending: Promise<void> | undefined

/** Sends unsent records on every page, and retries until there are none. */
export function sendRecords() {
  if (!isWatching) {
    isWatching = true
    addEventListener('online', sendRecords)
    onSessionChange(({ session }) => session && sendRecords())
  }
  const waits = unsentRecords().length > 0
  if (!waits || timer === undefined) {
    clearInterval(timer)
    timer = waits ? setInterval(sendRecords, pause) : undefined
  }
  if (!waits || sending || !navigator.onLine) return
  // One tab at a time: what another one has sent is no longer stored.
  sending = navigator.locks.request('nabta-plan-records', sendAll).finally(() => {
    sending = undefined
    tell()
  })
}

async function sendAll() {
  for (const unsent of unsentRecords()) {
    const { plan, on, meal } = unsent
    try {
      // The data from before the connection was lost may be out of date.
      const { followed } = await call(readPlanDay, { plan, on })
      const now = entryOf(followed?.records.find((each) => each.meal === meal))
      const { record } = await call(recordMeal, { id: plan, meal, on, ...mergeEntry(unsent, now) })
      removeUnsent(unsent)
      tell({ unsent, record })
    } catch (fault) {
      if (!(fault instanceof ApiError) || isPassing.has(fault.code)) return
      removeUnsent(unsent)
      const language = document.documentElement.lang === 'ar' ? 'ar' : 'en'
      showFault((word) => word[language], words.tickFailed, fault)
    }
  }
  refreshReads(recordMeal)
}

/** Refusals that say nothing about the record itself. */
const isPassing = new Set(['unavailable', 'signed_out', 'rate_limited'])
