import type { ReactNode } from 'react'
import { useConnection } from '#web/app/socket.ts'

/** What has time, when the page itself has come. */
export const AfterConnecting = ({ children }: { children: ReactNode }) =>
  useConnection() === 'closed' ? null : children
