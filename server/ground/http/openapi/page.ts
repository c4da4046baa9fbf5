import { statusOf } from '#contract/refusals.ts'
import type { Route } from '#contract/route.ts'
import { answerName, bodyName } from './named-shapes.ts'
import { refusalsOf } from './refusals-of.ts'
import { type Json, openSchemas } from './schemas.ts'
import { audienceWords } from './words.ts'

/** The same document as a page for people, with a quick start for writing programs. */
export function apiPage(routes: readonly Route[], origin: string): string {
  const schemas = openSchemas()
  const sections = routes.map((route) => {
    const { method, path, summary, body, takesFile, givesFile, output, status } = route
    const answer = givesFile
      ? `A file: ${escaped(givesFile.join(', '))}`
      : shown(schemas.named(output, 'output', answerName(route)))
    return `
    <section>
      <h2><span>${method}</span> <code>${escaped(path)}</code></h2>
      <p>${escaped(summary)}</p>
      <dl>
        <dt>Audience</dt><dd>${escaped(audienceWords(route))}</dd>
        ${body ? `<dt>Body</dt><dd>${shown(schemas.named(body, 'input', bodyName(route)))}</dd>` : ''}
        ${takesFile ? `<dt>Body</dt><dd>A file: ${escaped(takesFile.types.join(', '))}; at most ${takesFile.most} bytes</dd>` : ''}
        <dt>Answer ${status}</dt><dd>${answer}</dd>
        <dt>Refusals</dt><dd>${refusalsOf(route)
          .map((code) => `<code>${statusOf[code]} ${code}</code>`)
          .join(' ')}</dd>
      </dl>
    </section>`
  })
  const shapes = Object.entries(schemas.components).map(
    ([name, schema]) => `
    <section id="${name}">
      <h2><code>${name}</code></h2>
      ${shown(schema)}
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
      <p>Generated from the contract. The machine-readable document is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
        Errors are always <code>{ "error": { "code", "message", "fields"?, "detail"?, "requestId" } }</code>.</p>
      <section>
        <h2>From a program</h2>
        <p>Make an access token under Settings, Security, in the role that the program should act in. It is shown once. <em>Read</em> allows
          GET requests, <em>read and change</em> the others too; routes that secure or close the account itself accept no token. A token
          has 300 requests a minute; beyond that the answer is 429 with <code>Retry-After</code>. Send changes with an
          <code>Idempotency-Key</code>: repeated with the same key, a request has one effect and gets the same answer.</p>
        <pre tabindex="0">${escaped(example(origin))}</pre>
      </section>
      ${sections.join('')}
      <h1>Shapes</h1>
      ${shapes.join('')}
    </main>
  </body>
</html>`
}

const example = (origin: string) => `curl ${origin}/api/appointments \\
  -H "Authorization: Bearer $NABTA_TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -d '{
    "dietitian": "<id from GET /api/dietitians>",
    "service": "<id from GET /api/dietitians/{id}>",
    "startsAt": "<a time from GET /api/dietitians/{id}/slots>",
    "mode": "video",
    "zone": "Asia/Riyadh"
  }'`

/** A shape as text, with references to named shapes as links. */
function shown(schema: Json): string {
  const text = escaped(JSON.stringify(schema, null, 2))
  const linked = text.replace(
    /&#34;#\/components\/schemas\/(\w+)&#34;/g,
    (_, name: string) => `<a href="#${name}">${name}</a>`,
  )
  return `<pre tabindex="0">${linked}</pre>`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

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
