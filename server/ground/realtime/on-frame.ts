import type { BrowserFrame } from '#contract/realtime.ts'
import type { Actor } from '../data/db.ts'
import type { House } from '../house.ts'

/** The sender of a frame, and the socket it came over. */
export type Sender = { readonly actor: Actor; readonly socketId: string }

/** A domain's handler for frames of one type. */
export type SocketHandler = {
  readonly type: BrowserFrame['type']
  readonly handle: (house: House, sender: Sender, frame: never, now: Date) => Promise<void>
}

/**
 * Defines the handler of a frame of the contract. The handler checks permissions each time, as a route would; a
 * refusal is sent back to the sender. The frames of one socket are handled one after the other.
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
