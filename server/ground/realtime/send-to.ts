import type { PassingFrame } from '#contract/realtime.ts'
import type { House } from '../house.ts'

/** Sends a passing frame to these people's open sockets. It is not stored, and the caller must check their rights. */
export const sendTo = (
  { bus }: Pick<House, 'bus'>,
  people: readonly string[],
  frame: PassingFrame,
): Promise<void> => (people.length > 0 ? bus.say({ to: people, frame }) : Promise.resolve())
