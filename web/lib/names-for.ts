import type { Language } from '#contract/language.ts'

type Named = { readonly name: string; readonly otherName: string | null }

/** A name in the reader's script where it was given, and beside it what else it is written like. */
export function namesFor(
  language: Language,
  { name, otherName }: Named,
): { name: string; other: string | null } {
  const isReadable = (text: string) => /\p{Script=Arabic}/u.test(text) === (language === 'ar')
  return otherName && !isReadable(name) && isReadable(otherName)
    ? { name: otherName, other: name }
    : { name, other: otherName }
}
