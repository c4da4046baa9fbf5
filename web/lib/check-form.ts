import type * as z from 'zod/mini'
import { type Fault, faults } from '#contract/faults.ts'
import type { Fields, Route } from '#contract/route.ts'
import type { Word } from '#copy/word.ts'
import { call } from './call.ts'
import { wordsOfFault, wordsOfField, wordsOfRefusal } from './refusal-words.ts'
import { Refused } from './refused.ts'

export type Bound<R extends Route = Route, S extends Fields = Fields> = {
  readonly route: R
  /** One of the shapes that the route's body may have. */
  readonly schema: S
}

export type FieldWords = Readonly<Record<string, Word>>

export type Sent<Output> =
  | { readonly output: Output }
  | { readonly invalid: FieldWords }
  | { readonly refused: Word; readonly invalid: FieldWords }

/** Checks what was filled in and sends it. It comes with the first touch of a form, not with the page. */
export async function sendForm(
  { route, schema }: Bound,
  values: Readonly<Record<string, unknown>>,
  keyFor: (data: unknown) => string,
): Promise<Sent<unknown>> {
  const given = withoutBlanks(schema, values)
  const read = schema.safeParse(given)
  if (!read.success) return { invalid: wordsOfIssues(read.error.issues, given) }
  try {
    return { output: await call(route, read.data as never, { idempotencyKey: keyFor(read.data) }) }
  } catch (fault) {
    const fields = fault instanceof Refused ? fault.fields : []
    const invalid = Object.fromEntries(fields.map((field) => [field.field, wordsOfField(field)]))
    return { refused: wordsOfRefusal(fault), invalid }
  }
}

/** An optional field that was left alone is not sent at all. */
function withoutBlanks(schema: Fields, values: Readonly<Record<string, unknown>>) {
  const isOptional = (name: string) => schema.shape[name]?._zod.def.type === 'optional'
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' || !isOptional(name)),
  )
}

function wordsOfIssues(issues: readonly z.core.$ZodIssue[], given: Record<string, unknown>): FieldWords {
  const words: Record<string, Word> = {}
  for (const issue of issues) {
    const name = issue.path.join('.')
    words[name] ??= wordsOfIssue(issue, given[name])
  }
  return words
}

function wordsOfIssue(issue: z.core.$ZodIssue, value: unknown): Word {
  const count =
    issue.code === 'too_big' ? issue.maximum : issue.code === 'too_small' ? issue.minimum : undefined
  return wordsOfFault(faultOf(issue, value), count === undefined ? undefined : Number(count))
}

function faultOf({ code, message }: z.core.$ZodIssue, value: unknown): Fault {
  const named = faults.find((fault) => fault === message)
  if (named) return named
  if (value === undefined || value === '') return 'required'
  return code === 'too_small' ? 'too_short' : code === 'too_big' ? 'too_long' : 'invalid'
}
