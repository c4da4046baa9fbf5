import { createSecretKey, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sealWith } from './sealing.ts'
import { spellingOf } from './spelling.ts'

const key = createSecretKey(randomBytes(32))
const respelled = (id: string, capitals: readonly boolean[]) =>
  [...id].map((sign, at) => (capitals[at] ? sign.toUpperCase() : sign)).join('')
const spelled = fc
  .tuple(fc.uuid(), fc.array(fc.boolean(), { minLength: 36, maxLength: 36 }))
  .map(([id, capitals]) => ({ id, sent: respelled(id, capitals) }))

test('the capitals that an id had when something was encrypted are found again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), spelled, spelled, (text, one, other) => {
      const boundTo = (a: string, b: string) => `note_addenda:${a}:${b}`
      const sealed = sealWith(key, text, boundTo(one.sent, other.sent))
      expect(spellingOf(key, sealed, boundTo(one.id, other.id))).toBe(boundTo(one.sent, other.sent))
    }),
    { numRuns: 50 },
  )
})

test('a damaged value, or one encrypted for another row or with another key, has no spelling', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), spelled, fc.nat(1_000), (text, { id, sent }, at) => {
      const sealed = sealWith(key, text, `notes:${sent}`)
      const broken = Buffer.from(sealed)
      const place = at % broken.length
      broken[place] = (broken[place] as number) ^ 1
      expect(spellingOf(key, broken, `notes:${id}`)).toBeNull()
      expect(spellingOf(key, sealed, `notes:0${id.slice(1)}`) === `notes:${sent}`).toBe(id.startsWith('0'))
      expect(spellingOf(createSecretKey(randomBytes(32)), sealed, `notes:${id}`)).toBeNull()
    }),
    { numRuns: 50 },
  )
})
