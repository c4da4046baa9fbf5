import type { Language } from '#contract/language.ts'
import type { PackageOffer } from '#contract/money/packages.ts'
import { partsInWords } from '#contract/money/parts-in-words.ts'
import type { Service } from '#contract/services.ts'
import { textFor } from '#contract/text-language.ts'

type Named = Pick<Service, 'id' | 'name' | 'otherName'>

/** The services of an offered package in words; null if one of them is not among those that the reader sees. */
export function nameOfOffer(
  language: Language,
  { parts }: Pick<PackageOffer, 'parts'>,
  services: readonly Named[],
): string | null {
  const named = parts.flatMap(({ service, uses }) => {
    const found = services.find(({ id }) => id === service)
    return found ? [{ uses, name: textFor(language, found.name, found.otherName) }] : []
  })
  return named.length === parts.length ? partsInWords(named) : null
}
