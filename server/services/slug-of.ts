import { randomInt } from 'node:crypto'

/** The type that an appointment stores: the Latin words of the name, or a short random string if there are none. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug = words?.join('-').slice(0, 60).replace(/-+$/, '') ?? ''
  return /[a-z]/.test(slug) ? slug : `service-${randomInt(36 ** 3, 36 ** 4).toString(36)}`
}
