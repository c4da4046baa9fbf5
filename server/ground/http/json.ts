import { Refusal } from './refusal.ts'

const deepest = 32

/** Strict JSON: not too deep, no duplicate keys, no key that reaches into an object's prototype. */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    inspect(text)
    return value
  } catch (fault) {
    throw fault instanceof Refusal ? fault : new Refusal('malformed_request')
  }
}

const colon = /\s*:/y

/** Walks text that is known to be JSON; parsing alone would drop duplicate keys. */
function inspect(text: string) {
  const open: (Set<string> | null)[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? new Set() : null)
      if (open.length > deepest) throw new Refusal('malformed_request', { detail: { deepest } })
    } else if (sign === '}' || sign === ']') open.pop()
    else if (sign === '"') {
      const end = endOfString(text, at)
      const keys = open.at(-1)
      colon.lastIndex = end + 1
      if (keys && colon.test(text)) refuseKey(keys, JSON.parse(text.slice(at, end + 1)))
      at = end
    }
  }
}

function refuseKey(keys: Set<string>, key: string) {
  if (keys.has(key) || key === '__proto__') {
    throw new Refusal('malformed_request', { fields: [{ field: key.slice(0, 100), code: 'invalid' }] })
  }
  keys.add(key)
}

function endOfString(text: string, start: number): number {
  let end = start + 1
  while (text[end] !== '"') end += text[end] === '\\' ? 2 : 1
  return end
}
