import type { Plugin } from 'vite'
import type { Language } from '#contract/language.ts'

/** Leaves one language of each Word in the browser's bundle: a document is in one language from its first byte. */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'nabta:one-language',
    enforce: 'post',
    transform: {
      filter: { id: /\/copy\/[^?]*\.ts$/ },
      handler(code) {
        const cuts: [number, number][] = []
        visit(this.parse(code), (node) => {
          if (node.type === 'ObjectExpression') cuts.push(...cutsOf(node, language, code))
        })
        return { code: cut(code, cuts), map: null }
      },
    },
  }
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Property = Node & { key: Node & { name?: string }; value: Node }

/**
 * The parts of `{ en: …, ar: … }` to cut, and all of `{ zero: …, one: … }` in English: only Arabic has so many plural
 * forms. Names of languages are the same in both and stay.
 */
function cutsOf(object: Node, language: Language, code: string): [number, number][] {
  const properties = object.properties as Property[]
  const names = properties.map(({ key }) => key?.name).toSorted()
  if (names.join() === 'few,many,one,other,two,zero' && language === 'en')
    return [[object.start + 1, object.end - 1]]
  if (names.join() !== 'ar,en') return []
  const [first, second] = properties as [Property, Property]
  const textOf = ({ value }: Property) => code.slice(value.start, value.end)
  if (textOf(first) === textOf(second)) return []
  return first.key.name === language ? [[first.end, second.end]] : [[first.start, second.start]]
}

function visit(node: unknown, meet: (node: Node) => void) {
  if (Array.isArray(node)) for (const each of node) visit(each, meet)
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    meet(node as Node)
    for (const child of Object.values(node)) visit(child, meet)
  }
}

function cut(code: string, cuts: [number, number][]): string {
  let kept = ''
  let at = 0
  for (const [start, end] of cuts.toSorted(([a], [b]) => a - b)) {
    if (start < at) continue
    kept += code.slice(at, start)
    at = end
  }
  return kept + code.slice(at)
}
