import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const from = (remoteAddress: string, forwardedFor?: string, trusted: string[] = []) =>
  clientAddress(
    {
      socket: { remoteAddress } as Socket,
      headers: { ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) },
    },
    trusted,
  )

test('without a trusted proxy the address of the socket counts, whatever a header says', () => {
  expect(from('203.0.113.9', '198.51.100.1, 10.0.0.1')).toBe('203.0.113.9')
})

test('behind trusted proxies the caller is the last hop that is not one of them', () => {
  expect(from('10.0.0.2', '198.51.100.66, 198.51.100.1, 10.0.0.1', ['10.0.0.0/8'])).toBe('198.51.100.1')
  expect(from('10.0.0.2', 'garbage, 10.0.0.1', ['10.0.0.0/8'])).toBe('10.0.0.1')
})

test('an IPv4 address written as IPv6 is the same caller', () => {
  expect(from('::ffff:203.0.113.9')).toBe('203.0.113.9')
})

test('all addresses of a /64 count as one caller', () => {
  expect(from('2001:db8:1:2:3:4:5:6')).toBe(from('2001:db8:1:2::9'))
  expect(from('2001:db8:1:3::1')).not.toBe(from('2001:db8:1:2::1'))
  expect(from('2001:db8::1')).toBe('2001:db8:0:0::/64')
})

test('loopback is recognised', () => {
  expect(
    [from('127.0.0.1'), from('::ffff:127.0.0.1'), from('::1')].every((address) =>
      address.startsWith('loopback'),
    ),
  ).toBe(true)
})
