import { useEffect } from 'react'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { useRead } from '#web/lib/query.ts'

/** An appointment that may change at any moment: read again every quarter of a minute, and whenever somebody comes back. */
export function useFreshAppointment(id: string, isId: boolean) {
  const read = useRead(readAppointment, { id }, { enabled: isId })
  const { refetch } = read
  useEffect(() => {
    if (!isId) return
    const look = () => void refetch()
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look()
    }
    const timer = setInterval(look, 15_000)
    addEventListener('focus', look)
    addEventListener('visibilitychange', lookIfSeen)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', look)
      removeEventListener('visibilitychange', lookIfSeen)
    }
  }, [isId, refetch])
  return read
}
