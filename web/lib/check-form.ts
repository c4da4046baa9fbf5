import type * as z from 'zod/mini'
import { fieldFaultsOf } from '#contract/field-faults.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Fields, Route } from '#contract/route.ts'
import { wordsOfFault } from '#copy/faults.ts'
import type { Word } from '#copy/word.ts'
import { ApiError } from '../app/api-error.ts'
import { call } from '../app/call.ts'
import { wordsOfField, wordsOfRefusal } from './refusal-words.ts'

export type Bound<R extends Route = Route, S extends Fields = Fields> = {
  readonly route: R
  /** One of the schemas that the route's body may have. */
  readonly schema: S
}

export type FieldWords = Readonly<Record<string, Word>>

export type Sent<Output> =
  | { readonly output: Output; readonly touches: Route['touches'] }
  | { readonly invalid: FieldWords }
  | {
      readonly refused: Word
      readonly code: RefusalCode
      readonly invalid: FieldWords
      readonly detail?: unknown
    }

/**
 * Checks the values of a form and sends them. This code is loaded when the form is first touched, not with the page.
 */
export async function sendForm(
  { route, schema }: Bound,
  values: Readonly<Record<string, unknown>>,
  keyFor: (data: unknown) => string,
): Promise<Sent<unknown>> {
  const given = givenTo(schema, values)
  const read = schema.safeParse(given)
  if (!read.success) return { invalid: wordsOfIssues(read.error.issues, given) }
  try {
    // Sends the values as given, not the parsed ones: the server parses them again with the same schema.
    const output = await call(route, given as never, { idempotencyKey: keyFor(given) })
    return { output, touches: route.touches }
  } catch (fault) {
    const fields = fault instanceof ApiError ? fault.fields : []
    const invalid = Object.fromEntries(fields.map((field) => [field.field, wordsOfField(field)]))
    const code = fault instanceof ApiError ? fault.code : 'unavailable'
    const detail = fault instanceof ApiError ? fault.detail : undefined
    return { refused: wordsOfRefusal(fault), code, invalid, detail }
  }
}

/** Checks some of the fields, whatever the others contain. */
export function checkFields(
  schema: Fields,
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): FieldWords {
  const given = givenTo(schema, values)
  const { error } = schema.safeParse(given)
  const words = wordsOfIssues(error?.issues ?? [], given)
  return Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name)))
}

/** Only fields of the schema. An optional field that was left empty is not sent. */
function givenTo(schema: Fields, values: Readonly<Record<string, unknown>>) {
  const isOptional = (name: string) => schema.shape[name]?._zod.def.type === 'optional'
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => name in schema.shape && (value !== '' || !isOptional(name)),
    ),
  )
}

function wordsOfIssues(issues: readonly z.core.$ZodIssue[], given: unknown): FieldWords {
  const words: Record<string, Word> = {}
  for (const { field, code, count } of fieldFaultsOf(issues, given))
    words[field] ??= wordsOfFault(code, count)
  return words
}
