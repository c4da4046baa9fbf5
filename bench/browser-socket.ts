import { WebSocket } from 'ws'
import { type ServerFrame, socketPath } from '#contract/realtime.ts'
import { createReconnectingSocket } from '#web/app/reconnecting-socket.ts'

type Given = {
  origin: string
  /** The port to connect to, if not that of `origin`. */
  port?: number
  cookie: string
  onFrame: (frame: ServerFrame) => void
  /** The factor by which its clock runs faster. */
  hurry?: number
}

/** The socket of our pages, with the same code run outside a browser. */
export function openBrowserSocket({ origin, port, cookie, onFrame, hurry = 1 }: Given) {
  const address = new URL(socketPath, origin)
  address.protocol = 'ws:'
  if (port) address.port = String(port)
  return createReconnectingSocket({
    open() {
      const wire = new WebSocket(address, { headers: { origin, cookie, host: new URL(origin).host } })
      wire.on('error', () => {})
      return wire as never
    },
    now: () => performance.now() * hurry,
    random: Math.random,
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds / hurry)
      return () => clearTimeout(timer)
    },
    onState: () => {},
    onFrame,
    onSessionOver: () => {},
  })
}
