import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Readex Pro as the pages have it, in one piece and unpacked. The files for browsers are three, packed, and slow to open.
 * Resolved on demand, so that a start can say in a sentence that the package is missing.
 */
export const fontFile = (): string =>
  require.resolve('@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf')
