import type * as z from 'zod/mini'
import type { Duty } from './accounts/role.ts'
import type { RefusalCode } from './refusals.ts'

/** `party`: whoever acts as a patient or as a dietitian, each on their own side. */
export type Audience = 'anyone' | 'signed_in' | 'party' | 'patient' | 'dietitian' | 'admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Shape = z.ZodMiniType
export type Fields = z.ZodMiniObject

/** A route as data: both sides, the documentation, the matrix and the fuzzer are made from it. */
export type Route<
  Params extends Fields | undefined = Fields | undefined,
  Query extends Fields | undefined = Fields | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Output extends Shape = Shape,
  Refusal extends RefusalCode = RefusalCode,
> = {
  readonly method: Method
  /** As in `/api/appointments/:id/cancellation`. */
  readonly path: string
  readonly summary: string
  readonly audience: Audience
  /** An admin needs one of these. Where none is named, a route of the admins is for owners, and any other asks for none. */
  readonly duties: readonly Duty[] | undefined
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly output: Output
  /** The status of the good answer. */
  readonly status: 200 | 201 | 202
  /** Open to anyone, yet it wants to know whether somebody is signed in. */
  readonly looksAtSession: boolean
  /** The person must have shown the password within the last ten minutes. */
  readonly needsProof: boolean
  /** For whoever is there in person: no access token opens it. */
  readonly inPerson: boolean
  /** The good answer brings the session a fresh token, and the one before it opens nothing any more. */
  readonly renewsToken: boolean
  /** `If-Match` may say of which version a change is made; another one meanwhile is refused. */
  readonly takesVersion: boolean
  /** The body is a file of one of these types, of so many bytes at most, instead of JSON. */
  readonly takesFile: FileLimits | undefined
  /** The version that the good answer shows, for `If-Match`: it goes out as `ETag`. */
  readonly versionOf: ((answer: never) => number) | undefined
  /** The good answer is a file of one of these types; `output` says nothing then. */
  readonly givesFile: readonly string[] | undefined
  /** Refusals of this route's own, beside those that the house may give anywhere. */
  readonly refusals: readonly Refusal[]
}

export type FileLimits = { readonly types: readonly string[]; readonly most: number }

type Given<S> = S extends Shape ? z.output<S> : unknown
type Sent<S> = S extends Shape ? z.input<S> : unknown

/** What a verb receives: parameters, query and body as one object, checked. */
export type InputOf<R extends Route> = Given<R['params']> & Given<R['query']> & Given<R['body']>
/** What a caller sends, before the contract's shapes have tidied it. */
export type SentTo<R extends Route> = Sent<R['params']> & Sent<R['query']> & Sent<R['body']>
export type OutputOf<R extends Route> = z.output<R['output']>

export function route<
  Output extends Shape,
  Params extends Fields | undefined = undefined,
  Query extends Fields | undefined = undefined,
  Body extends Shape | undefined = undefined,
  Refusal extends RefusalCode = never,
>(given: {
  method: Method
  path: `/api/${string}`
  summary: string
  audience: Audience
  duties?: readonly Duty[]
  params?: Params
  query?: Query
  body?: Body
  output: Output
  status?: 200 | 201 | 202
  looksAtSession?: boolean
  needsProof?: boolean
  inPerson?: boolean
  renewsToken?: boolean
  takesVersion?: boolean
  takesFile?: FileLimits
  versionOf?: (answer: z.output<Output>) => number
  givesFile?: readonly string[]
  refusals?: readonly Refusal[]
}): Route<Params, Query, Body, Output, Refusal> {
  return {
    ...given,
    duties: given.duties,
    params: given.params as Params,
    query: given.query as Query,
    body: given.body as Body,
    status: given.status ?? 200,
    looksAtSession: given.looksAtSession ?? false,
    needsProof: given.needsProof ?? false,
    inPerson: given.inPerson ?? false,
    renewsToken: given.renewsToken ?? false,
    takesVersion: given.takesVersion ?? false,
    takesFile: given.takesFile,
    versionOf: given.versionOf,
    givesFile: given.givesFile,
    refusals: given.refusals ?? [],
  }
}

/** The scope that an access token needs here; null where none is enough. What admins decide, they decide in person. */
export function tokenScopeFor(route: Route): 'read' | 'write' | null {
  const { method, audience, needsProof, inPerson } = route
  if (needsProof || inPerson) return null
  if (method === 'GET' || (isSearch(route) && audience !== 'admin')) return 'read'
  return audience === 'admin' ? null : 'write'
}

/** What an admin must answer for to be let in here; null where every admin is. */
export const dutiesFor = ({ audience, duties }: Route): readonly Duty[] | null =>
  duties ?? (audience === 'admin' ? [] : null)

/** It only reads: what is searched for travels in its body, so that no address and no log holds it. */
export const isSearch = ({ method, path }: Pick<Route, 'method' | 'path'>): boolean =>
  method === 'POST' && path.endsWith('/search')
