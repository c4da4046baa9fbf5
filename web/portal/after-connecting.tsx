import type { ReactNode } from 'react'
import { useConnection } from '#web/app/socket.ts'

/** Renders its children once the socket starts to connect, which is when the page itself has loaded. */
export const AfterConnecting = ({ children }: { children: ReactNode }) =>
  useConnection() === 'closed' ? null : children
