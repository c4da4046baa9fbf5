import type { BrowserFrame } from '#contract/realtime.ts'
import type { Actor } from '../data/db.ts'
import type { House } from '../house.ts'

/** The sender of a frame, and the socket it came over. */
export type Sender = { readonly actor: Actor; readonly socketId: string }

/** What a domain does when a frame of one type arrives. */
export type SocketHandler = {
  readonly type: BrowserFrame['type']
  readonly handle: (house: House, sender: Sender, frame: never, now: Date) => Promise<void>
}

/**
 * Defines what a frame of the contract does. The handler checks rights each time, as a route would; a refusal goes back
 * to the sender. The frames of one socket are handled one after the other.
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
