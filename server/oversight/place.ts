import type { Place } from '../documents/applicants.ts'
import { Refusal } from '../refusal.ts'

/** Where a page ends, as an address carries it. */
export const writePlace = ({ micros, id }: Place): string =>
  Buffer.from(`${micros}.${id}`).toString('base64url')

export function readPlace(after: string): Place {
  const [, micros, id] = shape.exec(Buffer.from(after, 'base64url').toString()) ?? []
  if (micros === undefined || id === undefined)
    throw new Refusal('invalid_fields', { fields: [{ field: 'after', code: 'invalid' }] })
  return { micros, id }
}

const shape = /^(\d{1,17})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
