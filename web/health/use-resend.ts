import { useEffect } from 'react'
import type { Refused } from '#web/lib/refused.ts'

/** Sends what could not be sent for want of a connection, as soon as there is one again; says whether it waits for that. */
export function useResend(error: Refused | null, send: () => void): boolean {
  const isCutOff = error?.code === 'unavailable'
  useEffect(() => {
    if (!isCutOff) return
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  })
  return isCutOff
}
