import type { documentTypes } from '#contract/uploads.ts'
import { mostBytes } from '#contract/uploads.ts'
import { files } from '#copy/files.ts'
import type { Word } from '#copy/word.ts'
import { writeSize } from './write-size.ts'

type DocumentType = (typeof documentTypes)[number]

export const acceptedEndings = '.pdf,.jpg,.jpeg,.png'

/** The fault of a file as far as its name and size show it; the server checks the content. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>): Word | null {
  if (!typeOf(name)) return files.wrongType
  if (size === 0) return files.empty
  if (size <= mostBytes) return null
  return {
    en: files.tooLarge(writeSize('en', size)).en,
    ar: files.tooLarge(writeSize('ar', size)).ar,
  }
}

/** By the name's ending, because some systems report no type or one of their own. */
export const typeOf = (name: string): DocumentType | undefined =>
  types[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '']

const types: Readonly<Record<string, DocumentType>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
}
