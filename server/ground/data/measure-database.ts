import type { House } from '../house.ts'
import type { Meter } from '../http/metrics.ts'

export const measureDatabase = ({ db }: Pick<House, 'db'>): readonly Meter[] => [
  {
    kind: 'gauge',
    name: 'nabta_database_connections',
    help: 'Connections of this node for serving requests, by state',
    labels: ['state'],
    read() {
      const { busy, idle } = db.connections()
      return [
        { labels: { state: 'busy' }, value: busy },
        { labels: { state: 'idle' }, value: idle },
      ]
    },
  },
  {
    kind: 'gauge',
    name: 'nabta_database_waiting',
    help: 'Requests and jobs of this node waiting for a connection',
    read: () => [{ value: db.connections().waiting }],
  },
]
