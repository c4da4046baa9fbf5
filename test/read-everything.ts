import { createHash } from 'node:crypto'
import { contract } from '#contract/contract.ts'
import type { Route } from '#contract/route.ts'

type Reader = { origin: string; headers: Record<string, string> }

/** The answer for each address: its status, and its text or the digest of its file. */
export type Answers = Map<string, string>

/**
 * Every GET of the contract as one reader sees it: first the routes without an id, then those with an id, for each id
 * found in the earlier answers, at most `most` of them for each address.
 */
export async function readEverything(reader: Reader, most: number): Promise<Answers> {
  const answers: Answers = new Map()
  const gets = (Object.values(contract) as Route[]).filter(({ method }) => method === 'GET')
  for (const route of gets) if (namesIn(route).length === 0) await read(reader, route.path, answers)
  const taking = gets.filter((route) => namesIn(route).length === 1)
  for (const { path } of taking) {
    const [name = ''] = namesIn({ path })
    const found = [...answers.values()].flatMap((text) => text.match(id) ?? [])
    for (const one of [...new Set(found)].slice(0, most))
      await read(reader, path.replace(`:${name}`, one), answers)
  }
  return answers
}

/** Reads the same addresses again, from another server. */
export async function readAgain(reader: Reader, asked: Answers): Promise<Answers> {
  const answers: Answers = new Map()
  for (const address of asked.keys()) await read(reader, address, answers)
  return answers
}

/** The differences between the answers of two servers, apart from text that `blur` removes from both. */
export const differing = (one: Answers, other: Answers, blur = (answer: string) => answer): string[] =>
  [...one]
    .filter(([address, answer]) => blur(other.get(address) ?? '') !== blur(answer))
    .map(([address, answer]) => `${address}\n  ${around(answer, other.get(address) ?? '')}`)

async function read({ origin, headers }: Reader, address: string, answers: Answers): Promise<void> {
  const answer = await fetch(origin + address, { headers: { ...headers, 'accept-language': 'en' } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const said = textOf(answer.headers.get('content-type') ?? '', bytes)
  answers.set(address, `${answer.status} ${said.replaceAll(origin, '')}`)
}

/** A document is drawn again on each request and contains the time of drawing. */
function textOf(type: string, bytes: Buffer): string {
  if (type.includes('pdf')) return 'a paper'
  if (/json|text/.test(type)) return bytes.toString('utf8').replace(/"requestId":"[^"]*"/, '')
  return createHash('sha256').update(bytes).digest('hex')
}

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const namesIn = ({ path }: Pick<Route, 'path'>): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** The text around the first difference. */
function around(one: string, other: string): string {
  const at = [...one].findIndex((letter, place) => letter !== other[place])
  const from = Math.max(0, at - 60)
  return `${one.slice(from, at + 60)}\n  ${other.slice(from, at + 60)}`
}
