import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'
import { openWith, sealWith } from './sealing.ts'

/** The first key seals and signs; all of them open and recognise, so a key can be replaced without losing what the old one sealed. */
export type KeyRing = {
  /** What each key is called in whatever it has sealed; says nothing of the key itself. */
  readonly ids: readonly string[]
  /** AES-256-GCM. `bound` is what the sealed text belongs to; opened elsewhere it is worthless. */
  seal(text: string, bound: string): Buffer
  open(sealed: Buffer, bound: string): string
  /** A link's token: an id and our signature over it, 43 characters. */
  sign(purpose: string, id: string): string
  idIn(purpose: string, token: string): string | null
  /** A secret for a link that ends with its use: 256 bits, made again from the same id, told by its hash alone. */
  token(purpose: string, id: string): string
  /** Stands for a value where the value itself must not be kept. */
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
      if (!key) throw new Error('sealed with a key that is not on the ring')
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
