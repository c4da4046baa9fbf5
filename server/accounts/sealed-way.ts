import type { KeyRing } from '#server/ground/data/key-ring.ts'

/** Where somebody was going, for the log, in which nothing stands in clear that people bring along. */
export const sealWay = (keys: KeyRing, userId: string, way: string): string =>
  keys.seal(way, bound(userId)).toString('base64')

export const openWay = (keys: KeyRing, userId: string, sealed: string): string =>
  keys.open(Buffer.from(sealed, 'base64'), bound(userId))

const bound = (userId: string) => `account.way:${userId}`
