import { patientWords } from '#copy/patients/page.ts'
import { genders } from '#copy/practice-options.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'

const known: Readonly<Record<string, Word>> = { ...genders, other: patientWords.about.otherGender }

/** Null if it was not given or the patient prefers not to say. */
export function useGenderWord(gender: string | null): string | null {
  const t = useWords()
  const word = gender === null ? undefined : known[gender]
  return word ? t(word) : null
}
