import type { Meter } from '../http/metrics.ts'
import type { Realtime } from './realtime.ts'

export const measureSockets = (realtime: Pick<Realtime, 'sockets'>): readonly Meter[] => [
  {
    kind: 'gauge',
    name: 'nabta_sockets',
    help: 'Sockets open at this node',
    read: () => [{ value: realtime.sockets() }],
  },
]
