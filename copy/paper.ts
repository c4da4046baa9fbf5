import type { Word } from './word.ts'

/** Words of every PDF. */
export const paperWords = {
  page: (page: number, of: number): Word => ({ en: `Page ${page} of ${of}`, ar: `صفحة ${page} من ${of}` }),
}
