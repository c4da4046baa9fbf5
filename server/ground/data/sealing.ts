import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

/**
 * AES-256-GCM: nonce, tag, ciphertext. `bound` names what the text belongs to; it cannot be opened under another one.
 */
export const sealWith = (key: KeyObject, text: string, bound: string): Buffer =>
  sealBytesWith(key, Buffer.from(text, 'utf8'), bound)

export const openWith = (key: KeyObject, sealed: Buffer, bound: string): string =>
  openBytesWith(key, sealed, bound).toString('utf8')

export function sealBytesWith(key: KeyObject, bytes: Buffer, bound: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

export function openBytesWith(key: KeyObject, sealed: Buffer, bound: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(bound))
    .setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
}
