import { createHmac } from 'node:crypto'
import type { readCall } from '#contract/calls.ts'
import type { OutputOf } from '#contract/route.ts'
import type { House } from '#server/ground/house.ts'

type Server = OutputOf<typeof readCall>['servers'][number]

/**
 * For coturn's shared secret: a name that says until when it is good, and its signature. Whose it is nobody can tell by it,
 * and one person has the same for one call, so that the relay can count by it.
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
