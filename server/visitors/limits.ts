import type { Limit } from '#server/ground/http/limits.ts'

/** Per network address. Sending the form counts as a registration. */
export const perVisitor = {
  hold: { name: 'visitor_hold.visitor', most: 30, seconds: 3_600 },
  holdDay: { name: 'visitor_hold.visitor_day', most: 100, seconds: 86_400 },
} satisfies Record<string, Limit>

/** Times held at once: many people may share one network address, and somebody may own many. */
export const mostHeld = { byAddress: 5, ofDietitian: 10 }
