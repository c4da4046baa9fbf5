import { useState } from 'react'
import { useConnection } from '#web/app/socket.ts'

/** Whether the page itself has loaded, so that less important parts may follow. */
export function usePageSettled(): boolean {
  const isConnected = useConnection() !== 'closed'
  const [hasArrived, setArrived] = useState(isConnected)
  if (isConnected && !hasArrived) setArrived(true)
  return hasArrived
}
