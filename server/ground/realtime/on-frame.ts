import type { BrowserFrame } from '#contract/realtime.ts'
import type { Actor } from '../data/db.ts'
import type { House } from '../house.ts'

/** Who sent a frame, and by which of their sockets. */
export type Sender = { readonly actor: Actor; readonly socket: string }

/** What a domain does when a frame of one type arrives. */
export type SocketHandler = {
  readonly type: BrowserFrame['type']
  readonly handle: (house: House, sender: Sender, frame: never, now: Date) => Promise<void>
}

/**
 * What follows from a frame that the contract knows. It asks for rights each time, as a route would; a refusal goes back
 * to the sender. The frames of one socket are worked off one after the other.
 */
export const onFrame = <Type extends BrowserFrame['type']>(
  type: Type,
  handle: (
    house: House,
    sender: Sender,
    frame: Extract<BrowserFrame, { type: Type }>,
    now: Date,
  ) => Promise<void>,
): SocketHandler => ({ type, handle })
