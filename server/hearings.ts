import { callHearings } from './calls/frames.ts'
import { hearTyping } from './messages/hear-typing.ts'
import { knowsOther } from './messages/knows-other.ts'
import type { Hearing } from './realtime/on-frame.ts'
import type { Knowers } from './realtime/presence.ts'

/** What domains do when a frame comes over a socket, or when a socket has gone. */
export const hearings: readonly Hearing[] = [...callHearings, hearTyping]

/** Who may know whether somebody is there. */
export const knowers: readonly Knowers[] = [knowsOther]
