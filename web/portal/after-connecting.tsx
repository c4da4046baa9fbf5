import type { ReactNode } from 'react'
import { useConnection } from '#web/app/socket.ts'

/** Renders its children only after the page itself has loaded and the socket has been opened. */
export const AfterConnecting = ({ children }: { children: ReactNode }) =>
  useConnection() === 'closed' ? null : children
