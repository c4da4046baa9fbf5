import * as z from 'zod/mini'
import { type RefusalCode, statusOf } from '#contract/refusals.ts'
import type { Route, Shape } from '#contract/route.ts'

/** The contract as OpenAPI 3.1: the same shapes that check every request. */
export function openApi(routes: readonly Route[], origin: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:([^/]+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nabta',
      version: '1',
      description: 'Every route of the product, generated from its contract.',
    },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { Error: errorShape } },
  }
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
        message: { type: 'string', description: 'In the language of the reader.' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'code', 'message'],
            properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
          },
        },
        detail: { type: 'object' },
        requestId: { type: 'string' },
      },
    },
  },
}

/** What any route may answer, whatever it does. */
const everywhere: readonly RefusalCode[] = [
  'malformed_request',
  'foreign_origin',
  'unknown_host',
  'rate_limited',
  'unavailable',
]
const withBody: readonly RefusalCode[] = ['body_too_large', 'unsupported_media_type', 'invalid_fields']

export const refusalsOf = (route: Route): RefusalCode[] => [
  ...new Set([
    ...route.refusals,
    ...(route.audience === 'anyone' ? [] : (['signed_out', 'wrong_audience'] as const)),
    ...everywhere,
    ...(route.body || route.takesFile ? withBody : []),
  ]),
]

function operation(route: Route) {
  const byStatus = Map.groupBy(refusalsOf(route), (code) => statusOf[code])
  const refusals = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ])
  return {
    summary: route.summary,
    tags: [route.path.split('/')[2]],
    'x-audience': route.audience,
    parameters: [
      ...parameters('path', route.params),
      ...parameters('query', route.query),
      ...(route.takesVersion ? [ifMatch] : []),
    ],
    ...((route.body || route.takesFile) && { requestBody: { required: true, content: bodyOf(route) } }),
    responses: {
      [route.status]: {
        description: 'Done',
        content: route.givesFile
          ? { '*/*': { schema: binary } }
          : { 'application/json': { schema: jsonSchema(route.output, 'output') } },
      },
      ...Object.fromEntries(refusals),
    },
  }
}

const ifMatch = { name: 'If-Match', in: 'header', required: false, schema: { type: 'string' } }
const binary = { type: 'string', format: 'binary' }

function bodyOf({ takesFile, body }: Route) {
  if (!takesFile) return { 'application/json': { schema: body && jsonSchema(body, 'input') } }
  return Object.fromEntries(
    takesFile.types.map((type) => [type, { schema: { ...binary, maxLength: takesFile.most } }]),
  )
}

function parameters(place: 'path' | 'query', shape: Route['params']) {
  return Object.entries(shape?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(schema as Shape, undefined).success,
    schema: jsonSchema(schema as Shape, 'input'),
  }))
}

function jsonSchema(schema: Shape, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The same document for people. */
export function apiPage(routes: readonly Route[]): string {
  const sections = routes.map(
    (route) => `
    <section>
      <h2><span>${route.method}</span> <code>${escaped(route.path)}</code></h2>
      <p>${escaped(route.summary)}</p>
      <dl>
        <dt>Audience</dt><dd>${escaped(route.audience.replace('_', ' '))}</dd>
        ${route.body ? `<dt>Body</dt><dd><pre tabindex="0">${escaped(JSON.stringify(jsonSchema(route.body, 'input'), null, 2))}</pre></dd>` : ''}
        ${route.takesFile ? `<dt>Body</dt><dd>A file: ${escaped(route.takesFile.types.join(', '))}; at most ${route.takesFile.most} bytes</dd>` : ''}
        <dt>Answer ${route.status}</dt><dd>${route.givesFile ? 'The file' : `<pre tabindex="0">${escaped(JSON.stringify(jsonSchema(route.output, 'output'), null, 2))}</pre>`}</dd>
        <dt>Refusals</dt><dd>${refusalsOf(route)
          .map((code) => `<code>${statusOf[code]} ${code}</code>`)
          .join(' ')}</dd>
      </dl>
    </section>`,
  )
  return `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Nabta API</title>
    <link rel="stylesheet" href="/api/docs.css">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  </head>
  <body>
    <main>
      <h1>Nabta API</h1>
      <p>Generated from the contract. The machine-readable document is <a href="/api/openapi.json">openapi.json</a>.
        Errors are always <code>{ "error": { "code", "message", "fields"?, "detail"?, "requestId" } }</code>. Unsafe calls may
        carry an <code>Idempotency-Key</code>: sent again with the same key, a call has one effect and the same answer.</p>
      ${sections.join('')}
    </main>
  </body>
</html>`
}

export const apiStyles = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
section { border-top: 1px solid color-mix(in oklab, currentColor 18%, transparent); padding-block: 1rem; }
h2 { font-size: 1.1rem; overflow-wrap: anywhere; }
h2 span { display: inline-block; min-width: 4rem; color: light-dark(#0b6b43, #7fd6a8); }
dt { font-weight: 600; margin-block-start: .75rem; }
dd { margin: 0; }
pre { overflow-x: auto; padding: .75rem 1rem; border-radius: 8px; background: color-mix(in oklab, currentColor 7%, transparent); }
code { font-family: ui-monospace, monospace; font-size: .9em; }
dd > code { display: inline-block; margin-inline-end: .75rem; }
`
