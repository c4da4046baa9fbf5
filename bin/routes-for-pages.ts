import { type Plugin, parseAst } from 'vite'

/** The parts of a route that are only for the server and the documentation, so no page downloads them. */
const unasked = new Set([
  'summary',
  'audience',
  'duties',
  'output',
  'status',
  'looksAtSession',
  'needsProof',
  'inPerson',
  'leavesTrace',
  'takesVersion',
  'takesFile',
  'versionOf',
  'givesFile',
  'refusals',
])

/**
 * Pages do not validate answers, so they need no answer shapes, which are most of the contract: this saves 9 to 10 kB
 * of a portal's scripts, and the time that a phone takes to build hundreds of shapes before the first screen.
 */
export const routesForPages: Plugin = {
  name: 'nabta:routes-for-pages',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/.*\.ts$/, code: /\b(route\(|z\.\w+\()/ },
    handler: (code) => ({ code: withWhatPagesAsk(code), map: null }),
  },
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>

export function withWhatPagesAsk(code: string): string {
  const changes: { start: number; end: number; text: string }[] = []
  gather(parseAst(code, { lang: 'ts' }) as unknown as Node, changes, code)
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
}

/**
 * Removes these properties of every `route({ … })`; shapes that are then unused disappear as well, also those in files
 * of their own.
 */
function gather(node: Node, changes: { start: number; end: number; text: string }[], code: string): void {
  if (node.type === 'CallExpression' && /^(route\(|z\.)/.test(code.slice(node.start, node.start + 6)))
    changes.push({ start: node.start, end: node.start, text: '/* @__PURE__ */ ' })
  if (node.type === 'CallExpression' && (node.callee as Node & { name?: string }).name === 'route') {
    const [given] = node.arguments as Node[]
    for (const each of (given?.properties ?? []) as (Node & { key?: { name: string } })[])
      if (each.key && unasked.has(each.key.name)) {
        const [comma = ''] = /^\s*,[^\S\n]*\n?/.exec(code.slice(each.end)) ?? []
        changes.push({ start: each.start, end: each.end + comma.length, text: '' })
      } else gather(each, changes, code)
    return
  }
  for (const part of Object.values(node))
    for (const each of Array.isArray(part) ? part : [part])
      if (typeof each?.type === 'string') gather(each, changes, code)
}
