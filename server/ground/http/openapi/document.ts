import * as z from 'zod/mini'
import { statusOf } from '#contract/refusals.ts'
import { type Route, type Shape, tokenScopeFor } from '#contract/route.ts'
import { brand } from '#copy/brand.ts'
import { answerName, bodyName, nameOf } from './named-shapes.ts'
import { refusalsOf, takesIdempotencyKey } from './refusals-of.ts'
import { type Json, openSchemas } from './schemas.ts'
import { tagWords } from './tags.ts'
import { audienceWords, introduction, parameterWords } from './words.ts'

type Schemas = ReturnType<typeof openSchemas>

/** The contract as OpenAPI 3.1, from the same shapes that check every request. */
export function openApi(routes: readonly Route[], origin: string) {
  const schemas = openSchemas()
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = route.path.replace(/:([^/]+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: brand.name.en,
      version: '1',
      description: introduction,
      contact: { name: brand.name.en, email: brand.supportEmail, url: `${origin}/api/docs` },
      license: { name: 'Proprietary', url: `${origin}/terms-of-service` },
    },
    servers: [{ url: origin, description: 'This marketplace' }],
    tags: [...new Set(routes.map(tagOf))].sort().map((name) => ({ name, description: tagWords[name] })),
    paths,
    components: {
      securitySchemes: securitySchemes(origin),
      schemas: { Error: errorShape, ...schemas.components },
      parameters,
      headers,
    },
  }
}

const tagOf = ({ path }: Route) => path.split('/')[2] ?? ''

const securitySchemes = (origin: string) => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: origin.startsWith('https:') ? '__Host-sid' : 'sid',
    description:
      'The browser’s session cookie, set at sign-in. Requests that change something must come from our own pages.',
  },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'nabta_pat_…',
    description:
      'A personal access token, made under Settings, Security. It acts for its owner in the role it was made in; cookies in the same request are ignored. The scope `read` allows GET requests, `write` changes as well.',
  },
})

/** Credentials: none, a session cookie or an access token. `x-token-scope` names the scope that the token needs. */
function security(route: Route): Record<string, string[]>[] {
  if (route.audience === 'anyone') return route.looksAtSession ? [{}, { session: [] }] : [{}]
  const scope = tokenScopeFor(route)
  return [{ session: [] }, ...(scope ? [{ accessToken: [] }] : [])]
}

const errorShape = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string', enum: Object.keys(statusOf) },
        message: { type: 'string', description: 'In the reader’s language.' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'code', 'message'],
            properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
          },
        },
        detail: { type: 'object' },
        requestId: { type: 'string', format: 'uuid' },
      },
    },
  },
}

const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A request repeated with the same key has one effect and gets the same answer. Answers with a cookie or a secret are not stored for this.',
    schema: { type: 'string', minLength: 8, maxLength: 255, pattern: '^[\\x21-\\x7e]{8,255}$' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: 'The version the change is based on, from `ETag`. Refused if there is a newer one.',
    schema: { type: 'string', examples: ['"3"'] },
  },
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'The language of messages: `en` or `ar`; by default that of the account.',
    schema: { type: 'string', examples: ['ar'] },
  },
}

const header = (description: string, schema: Json) => ({ description, schema })
const headers = {
  RequestId: header('Identifies this request in our log.', { type: 'string', format: 'uuid' }),
  RetryAfter: header('Seconds to wait before retrying.', { type: 'integer', minimum: 1 }),
  ETag: header('The version, for `If-Match`.', { type: 'string', examples: ['"3"'] }),
  WwwAuthenticate: header('What is wrong with the access token.', { type: 'string' }),
  ContentDisposition: header('The file name for saving it.', { type: 'string' }),
}

const ref = (part: 'parameters' | 'headers' | 'schemas', name: string) => ({
  $ref: `#/components/${part}/${name}`,
})

function operation(route: Route, schemas: Schemas) {
  return {
    operationId: nameOf(route),
    summary: route.summary,
    description: audienceWords(route),
    tags: [tagOf(route)],
    'x-audience': route.audience,
    'x-token-scope': tokenScopeFor(route),
    security: security(route),
    parameters: [
      ...parametersIn('path', route.params, schemas),
      ...parametersIn('query', route.query, schemas),
      ...(takesIdempotencyKey(route) ? [ref('parameters', 'IdempotencyKey')] : []),
      ...(route.takesVersion ? [ref('parameters', 'IfMatch')] : []),
      ref('parameters', 'AcceptLanguage'),
    ],
    ...((route.body || route.takesFile) && {
      requestBody: { required: true, content: bodyOf(route, schemas) },
    }),
    responses: { [route.status]: goodAnswer(route, schemas), ...refusedAnswers(route) },
  }
}

function goodAnswer(route: Route, schemas: Schemas) {
  const { givesFile, versionOf, output } = route
  return {
    description: givesFile ? 'The file' : 'Done',
    headers: {
      'X-Request-Id': ref('headers', 'RequestId'),
      ...(versionOf && { ETag: ref('headers', 'ETag') }),
      ...(givesFile && { 'Content-Disposition': ref('headers', 'ContentDisposition') }),
    },
    content: givesFile
      ? Object.fromEntries(givesFile.map((type) => [type, { schema: binary }]))
      : { 'application/json': { schema: schemas.named(output, 'output', answerName(route)) } },
  }
}

function refusedAnswers(route: Route) {
  const byStatus = Map.groupBy(refusalsOf(route), (code) => statusOf[code])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        headers: {
          'X-Request-Id': ref('headers', 'RequestId'),
          ...(codes.some((code) => waits.has(code)) && { 'Retry-After': ref('headers', 'RetryAfter') }),
          ...(codes.some((code) => challenged.has(code)) && {
            'WWW-Authenticate': ref('headers', 'WwwAuthenticate'),
          }),
        },
        content: { 'application/json': { schema: ref('schemas', 'Error') } },
      },
    ]),
  )
}

const waits = new Set<string>(['rate_limited', 'unavailable', 'held_after_restore', 'same_request_in_flight'])
const challenged = new Set<string>(['token_not_valid', 'token_only_reads'])
const binary = { type: 'string', format: 'binary' }

function bodyOf(route: Route, schemas: Schemas): Json {
  const { takesFile, body } = route
  if (takesFile)
    return Object.fromEntries(
      takesFile.types.map((type) => [type, { schema: { ...binary, maxLength: takesFile.most } }]),
    )
  return { 'application/json': { schema: body && schemas.named(body, 'input', bodyName(route)) } }
}

function parametersIn(place: 'path' | 'query', shape: Route['params'], schemas: Schemas) {
  return Object.entries(shape?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    description: parameterWords[name],
    required: place === 'path' || !z.safeParse(schema as Shape, undefined).success,
    schema: schemas.inline(schema as Shape, 'input'),
  }))
}
