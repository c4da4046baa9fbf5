import { unknown } from '#copy/unknown-people.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'

type Named = { readonly name: string | null; readonly otherName: string | null }

/** A patient's name in the reader's script, and the other spelling beside it. */
export function usePatientName({ name, otherName }: Named): { name: string; other: string | null } {
  const language = useLanguage()
  return name === null
    ? { name: unknown.patient[language], other: null }
    : localizedName(language, { name, otherName })
}
