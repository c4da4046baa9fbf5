/** HTML made by us; plain strings are escaped instead. */
export type Html = { readonly html: string }
export type Values = { readonly [name: string]: string | Html | readonly Values[] }

type Part = string | { blank: string } | { slot: string; parts: readonly Part[] }

/**
 * A page, or a piece of one, as the build rendered it. A blank, `{{name}}`, takes a value; a slot is repeated for
 * each of its values. Filled-in values are never parsed again, so they cannot introduce a blank.
 */
export function openTemplate(source: string): (values: Values) => string {
  const marks = source.split(/(\{\{\w+\}\}|<x-slot name="\w+">|<\/x-slot>)/)
  const root: Part[] = []
  const open: Part[][] = [root]
  for (const mark of marks) {
    const [, blank] = /^\{\{(\w+)\}\}$/.exec(mark) ?? []
    const [, slot] = /^<x-slot name="(\w+)">$/.exec(mark) ?? []
    if (blank) open.at(-1)?.push({ blank })
    else if (slot) {
      const parts: Part[] = []
      open.at(-1)?.push({ slot, parts })
      open.push(parts)
    } else if (mark === '</x-slot>') open.pop()
    else if (mark) open.at(-1)?.push(mark)
  }
  if (open.length !== 1) throw new Error('a slot of this template is not closed')
  return (values) => filled(root, values)
}

function filled(parts: readonly Part[], values: Values): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      const name = 'blank' in part ? part.blank : part.slot
      const value = values[name]
      if (value === undefined) throw new Error(`nothing fills this place in the template: ${name}`)
      if ('slot' in part) {
        if (!Array.isArray(value)) throw new Error(`a slot must be filled with a list: ${name}`)
        return value.map((each: Values) => filled(part.parts, { ...values, ...each })).join('')
      }
      if (typeof value === 'string') return escaped(value)
      if ('html' in value) return String(value.html)
      throw new Error(`a blank must be filled with one value: ${name}`)
    })
    .join('')
}

const escaped = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')

/** JSON for a script element, escaped so that nothing in it can close the element. */
export const jsonHtml = (data: unknown): Html => ({
  html: JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ),
})
