import type * as z from 'zod/mini'
import type { Duty } from './accounts/role.ts'
import type { RefusalCode } from './refusals.ts'
import type { Subject } from './subjects.ts'

/** `party`: a caller acting as a patient or as a dietitian, each on their own side. */
export type Audience = 'anyone' | 'signed_in' | 'party' | 'patient' | 'dietitian' | 'admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Shape = z.ZodMiniType
export type Fields = z.ZodMiniObject

/** A route as data: server, browser, documentation, matrix and fuzzer are all derived from it. */
export type Route<
  Params extends Fields | undefined = Fields | undefined,
  Query extends Fields | undefined = Fields | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Output extends Shape = Shape,
  Refusal extends RefusalCode = RefusalCode,
> = {
  readonly method: Method
  /** For example `/api/appointments/:id/cancellation`. */
  readonly path: string
  readonly summary: string
  readonly audience: Audience
  /** An admin needs one of these. By default an admin route is for owners only, and other routes need none. */
  readonly duties: readonly Duty[] | undefined
  /** What the answer of a read depends on. A browser asks for it again after a change that touches one of these. */
  readonly about: readonly Subject[]
  /** What a change makes out of date among the caller's own reads. */
  readonly touches: readonly Subject[]
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly output: Output
  /** The status of the success response. */
  readonly status: 200 | 201 | 202
  /** Open to anyone, but its verb needs to know whether the caller is signed in. */
  readonly looksAtSession: boolean
  /** The caller must have entered the password within the last ten minutes. */
  readonly needsProof: boolean
  /** Requires a session: no access token is accepted. */
  readonly inPerson: boolean
  /** Reading it is recorded and shown to others, so no page asks for it before somebody opens it. */
  readonly leavesTrace: boolean
  /** The success response issues a new session token and invalidates the old one. */
  readonly renewsToken: boolean
  /** `If-Match` may name the version being changed; the request is refused if that is no longer current. */
  readonly takesVersion: boolean
  /** The body is a file of one of these types and at most this many bytes, instead of JSON. */
  readonly takesFile: FileLimits | undefined
  /** The version in the success response; sent as `ETag` for use in `If-Match`. */
  readonly versionOf: ((answer: never) => number) | undefined
  /** The success response is a file of one of these types; `output` is then unused. */
  readonly givesFile: readonly string[] | undefined
  /** This route’s own refusals, beyond those any route may return. */
  readonly refusals: readonly Refusal[]
}

export type FileLimits = { readonly types: readonly string[]; readonly most: number }

type Given<S> = S extends Shape ? z.output<S> : unknown
type Sent<S> = S extends Shape ? z.input<S> : unknown

/** The input of a verb: parameters, query and body as one validated object. */
export type InputOf<R extends Route> = Given<R['params']> & Given<R['query']> & Given<R['body']>
/** The input as a caller sends it, before the contract’s shapes have normalised it. */
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
  about?: readonly Subject[]
  touches?: readonly Subject[]
  params?: Params
  query?: Query
  body?: Body
  output: Output
  status?: 200 | 201 | 202
  looksAtSession?: boolean
  needsProof?: boolean
  inPerson?: boolean
  leavesTrace?: boolean
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
    about: given.about ?? [],
    touches: given.touches ?? [],
    params: given.params as Params,
    query: given.query as Query,
    body: given.body as Body,
    status: given.status ?? 200,
    looksAtSession: given.looksAtSession ?? false,
    needsProof: given.needsProof ?? false,
    inPerson: given.inPerson ?? false,
    leavesTrace: given.leavesTrace ?? false,
    renewsToken: given.renewsToken ?? false,
    takesVersion: given.takesVersion ?? false,
    takesFile: given.takesFile,
    versionOf: given.versionOf,
    givesFile: given.givesFile,
    refusals: given.refusals ?? [],
  }
}

/** The scope that an access token needs here; null if no token suffices. Admins’ changes require a session. */
export function tokenScopeFor(route: Route): 'read' | 'write' | null {
  const { method, audience, needsProof, inPerson } = route
  if (needsProof || inPerson) return null
  if (method === 'GET' || (isSearch(route) && audience !== 'admin')) return 'read'
  return audience === 'admin' ? null : 'write'
}

/** The duties of which an admin needs one; null if every admin may call the route. */
export const dutiesFor = ({ audience, duties }: Route): readonly Duty[] | null =>
  duties ?? (audience === 'admin' ? [] : null)

/** A POST that only reads: the search text is in the body, so that no URL or log contains it. */
export const isSearch = ({ method, path }: Pick<Route, 'method' | 'path'>): boolean =>
  method === 'POST' && path.endsWith('/search')
