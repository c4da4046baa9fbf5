import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'

/**
 * The `bound` that a text was sealed with, if it differs from this one only in the case of its ids; null if no such
 * spelling opens it. The number of spellings is exponential, so the right one is computed, not tried: the tag
 * (`proof`) of AES-GCM is linear in the data it is bound to, so each capital changes the tag by its own difference,
 * regardless of the others.
 */
export function spellingOf(key: KeyObject, sealed: Buffer, bound: string): string | null {
  const proofOf = proofs(key, sealed)
  const own = proofOf(bound)
  const letters = lettersIn(bound)
  const basis: Change[] = []
  for (const [place, at] of letters.entries()) {
    const change = without(basis, { proof: proofOf(capital(bound, at)) ^ own, places: 1n << BigInt(place) })
    if (change.proof !== 0n) basis.push(change)
  }
  const left = without(basis, { proof: own ^ numberIn(sealed.subarray(12, 28)), places: 0n })
  if (left.proof !== 0n) return null
  return letters.reduce(
    (text, at, place) => ((left.places >> BigInt(place)) & 1n ? capital(text, at) : text),
    bound,
  )
}

/** How the tag changes (XOR) if the letters at these places, a bit mask, are capitals. */
type Change = { proof: bigint; places: bigint }

/** Reduces a change by those in the basis, as in Gaussian elimination. */
const without = (basis: readonly Change[], change: Change): Change =>
  basis.reduce(
    (rest, each) =>
      (rest.proof ^ each.proof) < rest.proof
        ? { proof: rest.proof ^ each.proof, places: rest.places ^ each.places }
        : rest,
    change,
  )

/** Computes the tag that the same text would have under the same nonce with another `bound`. */
function proofs(key: KeyObject, sealed: Buffer): (bound: string) => bigint {
  const nonce = sealed.subarray(0, 12)
  const text = createDecipheriv('aes-256-gcm', key, nonce).update(sealed.subarray(28))
  return (bound) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound))
    cipher.update(text)
    cipher.final()
    return numberIn(cipher.getAuthTag())
  }
}

const numberIn = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`)

const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

const lettersIn = (bound: string): number[] =>
  [...bound.matchAll(ids)].flatMap(({ 0: id, index }) =>
    [...id].flatMap((sign, at) => (/[a-f]/.test(sign) ? [index + at] : [])),
  )

const capital = (text: string, at: number) =>
  text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1)
