import { type MealRecord, readAdherence, readPlanDay, recordMeal } from '#contract/plans/meal-records.ts'
import { following as words } from '#copy/plans/following.ts'
import { ApiError } from '#web/app/api-error.ts'
import { call } from '#web/app/call.ts'
import { queryClient } from '#web/app/query.ts'
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

/** Milliseconds: a server that does not answer tells nobody when it does again. */
const pause = 20_000

type Watcher = (arrived?: { unsent: UnsentRecord; record: MealRecord }) => void

const watchers = new Set<Watcher>()
const tell: Watcher = (arrived) => {
  for (const watcher of watchers) watcher(arrived)
}

/** Hears of what waits, and of what has arrived. */
export function watchRecords(watcher: Watcher) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Said without a line: sent when there is one again. */
export function sendLater(record: UnsentRecord) {
  storeUnsent(record)
  tell()
  sendRecords()
}

let isWatching = false
let timer: ReturnType<typeof setInterval> | undefined
let sending: Promise<void> | undefined

/** Sends what waits, whatever page is shown, and goes on until nothing does. */
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
  // Of several tabs one at a time: what the other has sent is no longer there.
  sending = navigator.locks.request('nabta-plan-records', sendAll).finally(() => {
    sending = undefined
    tell()
  })
}

async function sendAll() {
  for (const unsent of unsentRecords()) {
    const { plan, on, meal } = unsent
    try {
      // What was read before the line went may be old.
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
  for (const { path } of [readPlanDay, readAdherence]) queryClient.invalidateQueries({ queryKey: [path] })
}

/** What says nothing against what was said. */
const isPassing = new Set(['unavailable', 'signed_out', 'rate_limited'])
