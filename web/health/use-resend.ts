import { useEffect } from 'react'
import type { ApiError } from '#web/app/api-error.ts'

/**
 * Sends again once this device is online; returns whether it is offline and waiting. If the server is unreachable, no
 * event reports its return, so nothing is promised.
 */
export function useResend(error: ApiError | null, send: () => void): boolean {
  const isUnsent = error?.code === 'unavailable'
  useEffect(() => {
    if (!isUnsent) return
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  })
  return isUnsent && !navigator.onLine
}
