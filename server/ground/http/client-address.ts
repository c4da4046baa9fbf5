import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

export const isNetwork = (entry: string): boolean => {
  const [address = '', prefix, more] = entry.split('/')
  const bits = isIPv6(address) ? 128 : 32
  return (
    isIP(address) !== 0 &&
    more === undefined &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  )
}

/** A caller is an IPv4 address, or an IPv6 /64, since a single home has all of it. */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trusted: readonly string[],
): string {
  const hops = [...listed(headers['x-forwarded-for']), socket.remoteAddress ?? ''].map(plain)
  const isTrusted = trustOf(trusted)
  while (hops.length > 1 && isTrusted(hops.at(-1) ?? '')) hops.pop()
  return keyOf(hops.at(-1) ?? '')
}

/** Whether a proxy states that it forwarded the request. */
export const forwarded = (headers: IncomingHttpHeaders) =>
  Object.keys(headers).some((name) => name.startsWith('x-forwarded') || ofProxies.has(name))

const ofProxies = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
])

const listed = (value: string | string[] | undefined) =>
  String(value ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => isIP(plain(hop)) !== 0)

const plain = (address: string) => address.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '')

const lists = new WeakMap<readonly string[], (address: string) => boolean>()

function trustOf(trusted: readonly string[]): (address: string) => boolean {
  const known = lists.get(trusted)
  if (known) return known
  const list = new BlockList()
  for (const entry of trusted) {
    const [network = '', prefix] = entry.split('/')
    const family = isIPv6(network) ? 'ipv6' : 'ipv4'
    if (prefix) list.addSubnet(network, Number(prefix), family)
    else list.addAddress(network, family)
  }
  const trusts = (address: string) =>
    isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  lists.set(trusted, trusts)
  return trusts
}

function keyOf(address: string): string {
  if (address === '::1' || address.startsWith('127.')) return `loopback ${address}`
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const groups =
    tail === undefined
      ? start
      : [...start, ...Array(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
