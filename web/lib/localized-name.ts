import type { Session } from '#contract/accounts/session-view.ts'
import { firstNameOf } from '#contract/first-name.ts'
import type { Language } from '#contract/language.ts'
import { textFor } from '#contract/text-language.ts'

type Named = { readonly name: string; readonly otherName: string | null }

/** A name in the reader's script if it was given, with its other spelling. */
export function localizedName(
  language: Language,
  { name, otherName }: Named,
): { name: string; other: string | null } {
  const shown = textFor(language, name, otherName)
  return { name: shown, other: shown === name ? otherName : name }
}

/** The signed-in person's names in the reader's language. */
export function localizedOwnName(
  language: Language,
  { name, firstName, otherName }: Session['user'],
): { name: string; firstName: string } {
  const shown = textFor(language, name, otherName)
  return { name: shown, firstName: shown === name ? firstName : firstNameOf(shown) }
}
