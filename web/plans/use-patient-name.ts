import { unknown } from '#copy/unknown-people.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { namesFor } from '#web/lib/names-for.ts'

/** Whom a plan is for, in the reader's script. */
export function usePatientName({
  name,
  otherName,
}: {
  name: string | null
  otherName: string | null
}): string {
  const language = useLanguage()
  return name === null ? unknown.patient[language] : namesFor(language, { name, otherName }).name
}
