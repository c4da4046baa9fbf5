import { useEffect } from 'react'
import type { ApiError } from '#web/app/api-error.ts'

/**
 * Sends what could not be sent as soon as this device is online again; says whether it is offline, and waits for that.
 * Where it is the server that does not answer nothing tells when it does, so nothing is promised.
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
