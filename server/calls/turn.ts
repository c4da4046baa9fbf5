import { createHmac } from 'node:crypto'
import type { readCall } from '#contract/calls.ts'
import type { OutputOf } from '#contract/route.ts'
import type { House } from '#server/ground/house.ts'

type Server = OutputOf<typeof readCall>['servers'][number]

/**
 * Credentials for coturn's shared secret: a username that contains its expiry, and its signature. The username does
 * not reveal the person, and is the same for one person in one call, so that the relay can count by username.
 */
export function turnServers(
  { settings, keys }: Pick<House, 'settings' | 'keys'>,
  { person, appointment, until }: { person: string; appointment: string; until: Date },
): Server[] {
  const { turnUrls, turnSecret } = settings
  if (turnUrls.length === 0 || !turnSecret) return []
  const mark = keys.mark('calls.turn', `${appointment} ${person}`).slice(0, 22)
  const username = `${Math.floor(until.getTime() / 1_000)}:${mark}`
  const credential = createHmac('sha1', turnSecret).update(username).digest('base64')
  return [{ urls: [...turnUrls], username, credential }]
}
