import { createHash } from 'node:crypto'
import { type Language, languages } from '#contract/language.ts'
import { textFor } from '#contract/text-language.ts'
import { publicDirectory } from '#copy/directory/public.ts'
import { specializations } from '#copy/options.ts'
import { parts } from '#copy/portal/parts.ts'
import { cities } from '#copy/practice-options.ts'
import type { PageTemplates } from '#server/ground/site/page-templates.ts'
import type { ListingFacts } from '../listing.ts'
import { wordsIn } from '../name-words.ts'
import { addressOf } from './address.ts'
import { firstFreeTimes, nextFreeTimes, servicesWithTimes } from './next-free-times.ts'
import { type Person, personOf } from './structured-data.ts'
import { nameIn, templateValues, titleIn } from './template-values.ts'

/** A dietitian’s page without the surrounding frame. */
export type PublicPage = { title: string; description: string; main: string; data: Person }

type Made = {
  address: string
  sort: Record<Language, string>
  cards: Record<Language, string>
  pages: Record<Language, PublicPage>
  /** Changes whenever the content does, but not merely because a time has passed. */
  mark: string
}

/** Card and page of a listed dietitian, in both languages. */
export function renderProfile(
  facts: ListingFacts,
  photoId: string | null,
  templates: PageTemplates,
  now: Date,
): Made {
  const { userId: id, practice } = facts
  const named = { name: practice.name ?? '', otherName: practice.otherName }
  const address = addressOf({ id, ...named })
  const free = nextFreeTimes(facts, now)
  const said = each((language) => templateValues(language, facts, { address, photoId }))
  return {
    address,
    sort: each((language) => wordsIn(textFor(language, named.name, named.otherName)).join(' ')),
    cards: each((language) =>
      templates.piece(language, 'card', { ...said[language], ...firstFreeTimes(language, facts, free) }),
    ),
    pages: each((language) => ({
      ...headOf(language, facts),
      main: templates.piece(language, 'dietitian', {
        ...said[language],
        ...servicesWithTimes(language, facts, free),
      }),
      data: personOf(language, facts),
    })),
    mark: createHash('sha256')
      .update(JSON.stringify([said, each((language) => servicesWithTimes(language, facts, new Map()))]))
      .digest('base64url'),
  }
}

const each = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>

function headOf(language: Language, facts: ListingFacts): { title: string; description: string } {
  const { specialization, city } = facts.practice
  const title = titleIn(language, facts)
  const comma = parts.comma[language]
  const name = nameIn(language, facts)
  const topic = [
    specialization && specialization !== 'other' ? specializations[specialization][language] : '',
    city ? cities[city][language] : '',
  ]
    .filter(Boolean)
    .join(comma)
  return {
    title: [`${name}${comma}${title}`, topic].filter(Boolean).join(' · '),
    description: publicDirectory.profile.description(name, title, topic)[language],
  }
}
