import { useEffect, useState } from 'react'
import type { readPlanDay } from '#contract/plans/meal-records.ts'
import type { OutputOf } from '#contract/route.ts'
import { dayOf } from '#contract/wall-clock.ts'
import type { useRead } from '#web/app/query.ts'
import { readForUser, removeForUser, storeForUser } from '#web/lib/user-storage.ts'
import { readerZone } from '#web/lib/zone.ts'

/** Milliseconds after which a slow connection counts as none. */
const patience = 2_500

/** The day from the server, or the stored one if it cannot be read, with the time of that data. */
export function useStoredDay(read: ReturnType<typeof useRead<typeof readPlanDay>>, isToday: boolean) {
  const { data, error, isPlaceholderData, dataUpdatedAt } = read
  const isOut = error?.code === 'unavailable'
  const [isLate, setLate] = useState(!navigator.onLine)
  const isFresh = data !== undefined && !isPlaceholderData
  useEffect(() => {
    if (isFresh && isToday) storePlanDay(data, dataUpdatedAt)
  }, [isFresh, isToday, data, dataUpdatedAt])
  const isFollowing = isFresh && data.followed !== null
  useEffect(() => {
    // Only a service worker would use the cached page.
    if (isFollowing && 'serviceWorker' in navigator)
      import('./cache-following-page.ts')
        .then(({ cacheFollowingPage }) => cacheFollowingPage())
        .catch(() => {})
  }, [isFollowing])
  useEffect(() => {
    if (data) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [data])
  if (data) return { data, at: dataUpdatedAt, isKept: isOut }
  const kept = (isLate || isOut) && isToday ? storedPlanDay() : null
  return { data: kept?.read, at: kept?.at ?? 0, isKept: kept !== null }
}

type PlanDay = OutputOf<typeof readPlanDay>
type StoredDay = { read: PlanDay; at: number }

const storageName = 'plan-day'

/** Stores today's plan for use offline. */
const storePlanDay = (read: PlanDay, at: number) =>
  read.followed ? storeForUser(storageName, { read, at } satisfies StoredDay) : removeForUser(storageName)

/** The stored plan, if it is for today. */
function storedPlanDay(): StoredDay | null {
  const kept = readForUser<StoredDay>(storageName)
  const today = dayOf(new Date(), readerZone())
  return kept && dayOf(new Date(kept.at), readerZone()) === today ? kept : null
}
