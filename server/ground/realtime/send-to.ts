import type { PassingFrame } from '#contract/realtime.ts'
import type { House } from '../house.ts'

/** Says something in passing to whatever these people have open now. It is not kept; their rights are the caller's to ask. */
export const sendTo = (
  { bus }: Pick<House, 'bus'>,
  people: readonly string[],
  frame: PassingFrame,
): Promise<void> => (people.length > 0 ? bus.say({ to: people, frame }) : Promise.resolve())
