import { unknown } from '#copy/unknown-people.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'

type Named = { readonly name: string | null; readonly otherName: string | null }

/** What a patient is called in the reader's script, and beside it what else they are called. */
export function usePatientName({ name, otherName }: Named): { name: string; other: string | null } {
  const language = useLanguage()
  return name === null
    ? { name: unknown.patient[language], other: null }
    : localizedName(language, { name, otherName })
}
