import type { PassingFrame } from '#contract/realtime.ts'
import type { House } from '../house.ts'

/** Sends a frame to these people's open sockets. It is not stored, and the caller must check their permissions. */
export const sendFrame = (
  { bus }: Pick<House, 'bus'>,
  people: readonly string[],
  frame: PassingFrame,
): Promise<void> => (people.length > 0 ? bus.publish({ to: people, frame }) : Promise.resolve())
