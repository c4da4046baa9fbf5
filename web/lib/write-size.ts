import type { Language } from '#contract/language.ts'
import { writeNumber } from '#copy/dates.ts'
import { files } from '#copy/files.ts'

/** `340 kB`, `1.2 MB`, where 5 MB are 5,242,880 bytes; never rounded down. */
export function writeSize(language: Language, bytes: number): string {
  const { kilobytes, megabytes } = files.sizes
  const words =
    bytes < 1_048_576
      ? kilobytes(writeNumber(language, Math.ceil(bytes / 1024)))
      : megabytes(writeNumber(language, Math.ceil((bytes / 1_048_576) * 10) / 10))
  return words[language]
}
