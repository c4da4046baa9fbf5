import type { Word } from '#copy/word.ts'
import { filesOfProject, root } from './files.ts'

export const isWord = (value: unknown): value is Word =>
  typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string'

/** The template from which an admin starts a mail is written out in both languages. */
const isPrepared = (value: unknown): value is { inEnglish: string; inArabic: string } =>
  typeof value === 'object' && value !== null && 'inEnglish' in value && 'inArabic' in value

/** Every entry of a copy module with its place. Functions are called with placeholders as arguments. */
export function entriesOf(value: unknown, place: string): [string, unknown][] {
  if (typeof value === 'function') return entriesOf(value(...Array(value.length).fill('{…}')), place)
  if (isPrepared(value)) return [[place, { en: value.inEnglish, ar: value.inArabic }]]
  if (isWord(value) || typeof value !== 'object' || value === null) return [[place, value]]
  return Object.entries(value).flatMap(([key, inner]) => entriesOf(inner, `${place}.${key}`))
}

export async function allWords(): Promise<[string, Word][]> {
  const modules = await Promise.all(
    filesOfProject(/^copy\/.*\.ts$/)
      // Helpers without texts of their own: they count, or format dates and amounts for others.
      .filter(
        (file) =>
          !file.endsWith('.test.ts') &&
          !/^copy\/(counted|dates|health\/write-quantity|(foods|money\/invoices|plans|screening)\/write-[a-z-]+)\.ts$/.test(
            file,
          ),
      )
      .map(async (file) => [file, await import(`${root}/${file}`)] as const),
  )
  return modules
    .flatMap(([file, module]) => entriesOf({ ...module }, file))
    .filter((entry): entry is [string, Word] => isWord(entry[1]))
}
