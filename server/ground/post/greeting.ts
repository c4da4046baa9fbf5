import { firstNameOf } from '#contract/first-name.ts'
import type { Language } from '#contract/language.ts'
import { textFor } from '#contract/text-language.ts'
import { letter } from '#copy/letter.ts'
import type { Word } from '#copy/word.ts'

/** The greeting of an email to the owner of an account, by the first name in the language of the email. */
export function greetingFor(language: Language, name: string | null, otherName: string | null): Word {
  const first = firstNameOf(textFor(language, name ?? '', otherName))
  return readsAsName(first) ? letter.helloTo(first) : letter.hello
}

/** A "name" must not be able to carry a link or an advertisement to an address. */
export const readsAsName = (text: string): boolean =>
  text.length <= 60 && /^\p{L}[\p{L}\p{M}]*\.?([ '’-]+\p{L}[\p{L}\p{M}]*(\.(?= |$))?){0,5}$/u.test(text)
