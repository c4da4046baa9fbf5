import { randomInt } from 'node:crypto'

/** What an appointment calls its type: the Latin words of a name, or something short where it has none. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug = words?.join('-').slice(0, 60).replace(/-+$/, '') ?? ''
  return /[a-z]/.test(slug) ? slug : `service-${randomInt(36 ** 3, 36 ** 4).toString(36)}`
}
