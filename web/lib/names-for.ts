import type { Language } from '#contract/language.ts'
import { readable } from '#contract/written.ts'

type Named = { readonly name: string; readonly otherName: string | null }

/** A name in the reader's script where it was given, and beside it what else it is written like. */
export function namesFor(
  language: Language,
  { name, otherName }: Named,
): { name: string; other: string | null } {
  const shown = readable(language, name, otherName)
  return { name: shown, other: shown === name ? otherName : name }
}
