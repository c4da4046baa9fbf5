import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openKeyRing } from './key-ring.ts'

const fresh = () => randomBytes(32).toString('base64')
const old = fresh()
const ring = openKeyRing([old])

describe('an encrypted text', () => {
  test('can be decrypted only in its own place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const sealed = ring.seal(text, 'row:1')
        expect(ring.open(sealed, 'row:1')).toBe(text)
        expect(() => ring.open(sealed, 'row:2')).toThrow()
      }),
    )
  })

  test('never looks the same twice and reveals nothing of its content', () => {
    const [one, two] = [ring.seal('حساسية من المكسرات', 'row:1'), ring.seal('حساسية من المكسرات', 'row:1')]
    expect(one.equals(two)).toBe(false)
    expect(one.includes(Buffer.from('حساسية'))).toBe(false)
  })

  test('cannot be decrypted once a single bit has changed', () => {
    const sealed = ring.seal('text', 'row:1')
    for (let at = 0; at < sealed.length; at++) {
      const broken = Buffer.from(sealed)
      broken.writeUInt8(broken.readUInt8(at) ^ 1, at)
      expect(() => ring.open(broken, 'row:1')).toThrow()
    }
  })

  test('can be decrypted after the key has been replaced, as long as the old key is on the ring', () => {
    const sealed = ring.seal('text', 'row:1')
    expect(openKeyRing([fresh(), old]).open(sealed, 'row:1')).toBe('text')
    expect(() => openKeyRing([fresh()]).open(sealed, 'row:1')).toThrow()
  })
})

describe("a link's token", () => {
  const id = randomUUID()
  const token = ring.sign('newsletter.confirm', id)

  test('has 43 characters that need no escaping and returns its id', () => {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(ring.idIn('newsletter.confirm', token)).toBe(id)
  })

  test('is invalid for another purpose, with another ring, and with any character changed', () => {
    expect(ring.idIn('newsletter.leave', token)).toBeNull()
    expect(openKeyRing([fresh()]).idIn('newsletter.confirm', token)).toBeNull()
    for (let at = 0; at < 42; at++) {
      const other = token[at] === 'A' ? 'B' : 'A'
      expect(ring.idIn('newsletter.confirm', token.slice(0, at) + other + token.slice(at + 1))).toBeNull()
    }
  })

  test('is refused without an exception, for any input', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(ring.idIn('newsletter.confirm', text)).toBeNull()
      }),
    )
  })
})

test('a keyed hash is equal only for the same value and purpose', () => {
  expect(ring.mark('mail', 'a')).toBe(ring.mark('mail', 'a'))
  expect(ring.mark('mail', 'a')).not.toBe(ring.mark('mail', 'b'))
  expect(ring.mark('mail', 'a')).not.toBe(ring.mark('sign-in', 'a'))
})
