import { useEffect, useState } from 'react'
import type { readPlanDay } from '#contract/plans/meal-records.ts'
import type { useRead } from '#web/app/query.ts'
import { storedPlanDay, storePlanDay } from './stored-day.ts'

/** Milliseconds: a line that gives nothing so long gives nothing to cook by. */
const patience = 2_500

/** The day as it was read, or as it was kept where it cannot be read, and from when that is. */
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
    // Without a worker nobody would look for it.
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
