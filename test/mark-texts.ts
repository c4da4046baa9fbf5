import { extname } from 'node:path'
import * as z from 'zod/mini'
import type { Fields, Route, Shape } from '#contract/route.ts'
import type { Sample } from './matrix/row.ts'

type Described = {
  type?: string
  enum?: unknown
  const?: unknown
  format?: string
  pattern?: string
  properties?: Record<string, Described>
  items?: Described
  anyOf?: Described[]
  oneOf?: Described[]
}

/** The names of the request's fields that accept free text. */
export const textFields = ({ query, body }: Route): string[] => [
  ...new Set([query, body].flatMap((shape) => (shape ? fieldsOf(described(shape)) : []))),
]

const described = (shape: Shape) =>
  z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Described

const fieldsOf = (shape: Described, name = ''): string[] => [
  ...Object.entries(shape.properties ?? {}).flatMap(([key, field]) => fieldsOf(field, key)),
  ...(shape.items ? fieldsOf(shape.items, name) : []),
  ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap((each) => fieldsOf(each, name)),
  ...(isText(shape) && !secrets.test(name) ? [name] : []),
]

const isText = ({ type, format, pattern = '', ...shape }: Described) =>
  type === 'string' &&
  !('enum' in shape || 'const' in shape) &&
  (format === 'email' || format === undefined) &&
  (format === 'email' || pattern === '' || pattern.includes('https'))

/** Stored only as hashes, or not at all. */
const secrets = /password|^code$|^token$/i

/** Puts a mark into every text of the sample that accepts one, however deeply nested, and counts the marks. */
export function markTexts(route: Route, sample: Sample, mark: string): { input: Sample; marks: number } {
  let marks = 0
  const names = new Set(textFields(route))
  const input = copyOf(sample) as Sample
  for (const { holder, name, text } of textsIn(input)) {
    if (!names.has(name)) continue
    // Each field has its own mark; otherwise a mark could be found that came from another field.
    const own = `${mark}${marks}y`
    const fits = ways(own, extname(text)).find((each) => {
      holder[name] = each
      return accepts(route, input, own)
    })
    holder[name] = fits ?? text
    if (fits !== undefined) marks++
  }
  return { input, marks }
}

/** All field names of a sample, however deeply nested. */
export const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => [name, ...namesIn(each)])
    : []

type Text = { holder: Record<string, unknown>; name: string; text: string }

const textsIn = (value: unknown): Text[] =>
  isPlain(value)
    ? Object.entries(value).flatMap(([name, each]) =>
        typeof each === 'string' ? [{ holder: value, name, text: each }] : textsIn(each),
      )
    : []

/** Files are left unchanged. */
const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copyOf(each)]))
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

const ways = (mark: string, ending: string) => [
  `Of ${mark}${ending}`,
  `/patient/${mark}`,
  `https://us02web.zoom.us/j/${mark}`,
  `${mark}@example.sa`,
]

/** True if the contract accepts the input and keeps the mark in it. */
function accepts({ params, query, body }: Route, { upload: _, ...input }: Sample, mark: string): boolean {
  const [, left] = parted(params, input)
  const [asked, rest] = parted(query, left)
  const read = [query && z.safeParse(query, asked), body && z.safeParse(body, rest)]
  const taken = JSON.stringify(read.map((each) => each?.data)).toLowerCase()
  return read.every((each) => each?.success !== false) && taken.includes(mark)
}

/** Splits an input into the fields that a shape names, and the others. */
function parted(shape: Fields | undefined, input: Sample): [Sample, Sample] {
  const has = ([name]: [string, unknown]) => name in (shape?.shape ?? {})
  const all = Object.entries(input)
  return [Object.fromEntries(all.filter(has)), Object.fromEntries(all.filter((each) => !has(each)))]
}
