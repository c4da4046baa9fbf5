import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Readex Pro as on the pages, but in one uncompressed file a weight: the browsers' files are three, compressed and slow
 * to open. Resolved on demand, so that a missing package is reported at startup in a sentence.
 */
export const fontFile = (weight: 'regular' | 'semibold' = 'regular'): string =>
  weight === 'regular'
    ? require.resolve('@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf')
    : require.resolve('@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf')
