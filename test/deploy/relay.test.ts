import { BlockList, isIPv6 } from 'node:net'
import { expect, test } from 'vitest'
import { textOf } from '#test/rules/files.ts'

const deniedIn = (text: string) => [...text.matchAll(/denied-peer-ip=(\S+)/g)].map(([, range = '']) => range)
const denied = deniedIn(textOf('deploy/compose.yaml'))

test('the relay of the guide denies the same ranges as the relay of compose', () => {
  expect(deniedIn(textOf('docs/operating.md'))).toEqual(denied)
})

test('the relay reaches nothing inside a network, however its address is written', () => {
  // One list for each address family: Node would otherwise match an IPv4 address against ranges written as IPv6.
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() }
  const kindOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
  for (const range of denied) {
    const [first = '', last = ''] = range.split('-')
    lists[kindOf(first)].addRange(first, last, kindOf(first))
  }
  const isDenied = (address: string) => lists[kindOf(address)].check(address, kindOf(address))
  const inside = [
    ...['0.0.0.1', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.20.0.1', '192.168.1.1'],
    ...['198.18.0.1', '255.255.255.255', '::1', '::10.1.2.3', 'fd00::1', 'fc12::1', 'fe80::1', 'fec0::1'],
    ...['::ffff:10.1.2.3', '64:ff9b::a01:203', '64:ff9b:1::a01:203', '2001:0:1::1', '2002:a01:203::1'],
  ]
  expect(inside.filter((address) => !isDenied(address))).toEqual([])
  const outside = ['8.8.8.8', '172.32.0.1', '192.0.1.1', '2001:4860::8888', '2606:4700::1111', '2a00::1']
  expect(outside.filter(isDenied)).toEqual([])
})

test('no range begins at ::, which coturn takes for any address', () => {
  expect(denied.filter((range) => range.startsWith('::-'))).toEqual([])
})
