import type { Drill } from './drill.ts'
import { badInput } from './drills/bad-input.ts'
import { bookings } from './drills/bookings.ts'
import { cutSockets } from './drills/cut-sockets.ts'
import { diskFull } from './drills/disk-full.ts'
import { drain } from './drills/drain.ts'
import { halfOpen } from './drills/half-open.ts'
import { killDatabase } from './drills/kill-database.ts'
import { killNode } from './drills/kill-node.ts'
import { killServer } from './drills/kill-server.ts'
import { mailDown } from './drills/mail-down.ts'
import { manyLetters } from './drills/many-letters.ts'
import { manySockets } from './drills/many-sockets.ts'
import { memory } from './drills/memory.ts'
import { pauseDatabase } from './drills/pause-database.ts'
import { payments } from './drills/payments.ts'
import { restoreBackup } from './drills/restore.ts'
import { roughRoad } from './drills/rough-road.ts'
import { twoBrowsers } from './drills/two-browsers.ts'

/** The drills of `npm run drill`, in order. */
export const drills: readonly Drill[] = [
  killServer,
  killNode,
  killDatabase,
  pauseDatabase,
  payments,
  bookings,
  mailDown,
  diskFull,
  cutSockets,
  halfOpen,
  roughRoad,
  twoBrowsers,
  manySockets,
  memory,
  drain,
  badInput,
  manyLetters,
  restoreBackup,
]
