import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encode } from './encoded.ts'

test('a text is compressed once, while other requests are answered, and then cached', async () => {
  const text = 'تمر ولبن. '.repeat(1_000)
  const encoded = encode(text)
  expect(String(encoded.variant('identity'))).toBe(text)
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packing = encoded.variant(encoding)
    expect(packing).toBeInstanceOf(Promise)
    expect(encoded.variant(encoding), 'asked for meanwhile').toBe(packing)
    const packed = await packing
    expect(encoded.variant(encoding)).toBe(packed)
    expect(String(unpack(packed))).toBe(text)
  }
})
