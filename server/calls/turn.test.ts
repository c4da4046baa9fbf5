import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { openKeyRing } from '#server/ground/data/key-ring.ts'
import { readSettings } from '#server/ground/settings.ts'
import { turnServers } from './turn.ts'

const keys = openKeyRing([Buffer.alloc(32, 7).toString('base64')])
const until = new Date('2026-11-24T10:45:00Z')
const sara = {
  person: '0192f3a0-0000-7000-8000-000000000001',
  appointment: '0192f3a0-0000-7000-8000-000000000007',
  until,
}
const secret = 'sixteen-characters-and-more'
const TURN_URL = 'turn:relay.example:3478, turns:relay.example:5349?transport=tcp'

test('the relay’s credentials end with the call, are signed as coturn expects, and name no person', () => {
  const settings = readSettings({ TURN_URL, TURN_SECRET: secret })
  const [server] = turnServers({ settings, keys }, sara)
  if (!server) throw new Error('there is no relay')
  expect(server.urls).toEqual(['turn:relay.example:3478', 'turns:relay.example:5349?transport=tcp'])
  const [expiry, mark] = server.username.split(':')
  expect(Number(expiry)).toBe(until.getTime() / 1_000)
  expect(mark).toMatch(/^[\w-]{22}$/)
  expect(server.username).not.toContain(sara.person)
  expect(server.credential).toBe(createHmac('sha1', secret).update(server.username).digest('base64'))
  expect(turnServers({ settings, keys }, sara)).toEqual([server])
  const omar = { ...sara, person: '0192f3a0-0000-7000-8000-000000000002' }
  expect(turnServers({ settings, keys }, omar)[0]?.username).not.toBe(server.username)
})

test('without a relay there are no credentials', () => {
  expect(turnServers({ settings: readSettings({}), keys }, sara)).toEqual([])
})
