import { callHearings } from './calls/frames.ts'
import { hearTyping } from './messages/hear-typing.ts'
import type { Hearing } from './realtime/on-frame.ts'

/** What domains do when a frame comes over a socket, or when a socket has gone. */
export const hearings: readonly Hearing[] = [...callHearings, hearTyping]
