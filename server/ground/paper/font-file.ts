import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Readex Pro as on the pages, but in one uncompressed file: the browsers' files are three, compressed and slow to
 * open. Resolved on demand, so that a missing package is reported at startup in a sentence.
 */
export const fontFile = (weight: 'regular' | 'semibold' = 'regular'): string =>
  require.resolve(`@expo-google-fonts/readex-pro/${files[weight]}.ttf`)

const files = {
  regular: '400Regular/ReadexPro_400Regular',
  semibold: '600SemiBold/ReadexPro_600SemiBold',
}
