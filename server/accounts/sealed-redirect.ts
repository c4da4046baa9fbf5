import type { KeyRing } from '#server/ground/data/key-ring.ts'

/** Encrypts the path that a person was heading for: the event log holds no user input in clear text. */
export const sealRedirect = (keys: KeyRing, userId: string, way: string): string =>
  keys.seal(way, bound(userId)).toString('base64')

export const openRedirect = (keys: KeyRing, userId: string, sealed: string): string =>
  keys.open(Buffer.from(sealed, 'base64'), bound(userId))

const bound = (userId: string) => `account.way:${userId}`
