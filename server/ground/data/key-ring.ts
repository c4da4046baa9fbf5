import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'
import { openWith, sealWith } from './sealing.ts'

/**
 * The first key seals and signs; all of them open and recognise, so that a key can be replaced without losing the
 * data that the old one sealed.
 */
export type KeyRing = {
  /** The ids of the keys, one of which precedes every sealed value; an id reveals nothing about its key. */
  readonly ids: readonly string[]
  /** AES-256-GCM. `bound` names what the text belongs to; the text cannot be opened under another one. */
  seal(text: string, bound: string): Buffer
  open(sealed: Buffer, bound: string): string
  /** A link's token: an id and our signature over it, 43 characters. */
  sign(purpose: string, id: string): string
  idIn(purpose: string, token: string): string | null
  /** A secret for a single-use link: 256 bits, derived again from the same id, recognised only by its hash. */
  token(purpose: string, id: string): string
  /** Stands in for a value that must not itself be stored. */
  mark(purpose: string, value: string): string
}

export function openKeyRing(keys: readonly string[]): KeyRing {
  const ring = keys.map((key) => {
    const secret = Buffer.from(key, 'base64')
    const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'nabta', use, 32))
    return {
      id: derive('id').subarray(0, 4),
      sealing: createSecretKey(derive('seal')),
      signing: createSecretKey(derive('sign')),
      marking: createSecretKey(derive('mark')),
      tokens: createSecretKey(derive('token')),
    }
  })
  const first = ring[0]
  if (!first) throw new Error('the key ring is empty')

  const mac = (key: KeyObject, purpose: string, id: Buffer) =>
    createHmac('sha256', key).update(`${purpose}\0`).update(id).digest().subarray(0, 16)

  return {
    ids: ring.map(({ id }) => id.toString('hex')),
    seal: (text, bound) => Buffer.concat([first.id, sealWith(first.sealing, text, bound)]),
    open(sealed, bound) {
      const key = ring.find(({ id }) => id.equals(sealed.subarray(0, 4)))
      if (!key) throw new Error('sealed with a key that is not on the key ring')
      return openWith(key.sealing, sealed.subarray(4), bound)
    },
    sign(purpose, id) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return Buffer.concat([bytes, mac(first.signing, purpose, bytes)]).toString('base64url')
    },
    idIn(purpose, token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== 32) return null
      const id = bytes.subarray(0, 16)
      const ours = ring.some(({ signing }) => timingSafeEqual(mac(signing, purpose, id), bytes.subarray(16)))
      return ours ? id.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5') : null
    },
    token: (purpose, id) =>
      createHmac('sha256', first.tokens).update(`${purpose}\0${id}`).digest('base64url'),
    mark: (purpose, value) =>
      createHmac('sha256', first.marking).update(`${purpose}\0${value}`).digest('base64url'),
  }
}
