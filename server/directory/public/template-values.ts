import { initialsOf, tintOf } from '#contract/initials.ts'
import type { Language } from '#contract/language.ts'
import { type Mode, modes, modesOf, type Platform } from '#contract/practice-options.ts'
import { languageOfText, textFor } from '#contract/text-language.ts'
import { appointmentFacts } from '#copy/appointments/notices/mail-parts.ts'
import { writeDay, writeNumber, writeRating } from '#copy/dates.ts'
import { cardWords } from '#copy/directory/card.ts'
import { counts } from '#copy/directory/counts.ts'
import { profile } from '#copy/directory/profile.ts'
import { publicDirectory } from '#copy/directory/public.ts'
import { directory } from '#copy/directory/search.ts'
import { specializations } from '#copy/options.ts'
import { parts } from '#copy/portal/parts.ts'
import { cities, modes as modeWords, practiceLanguages } from '#copy/practice-options.ts'
import type { Word } from '#copy/word.ts'
import type { Values } from '#server/ground/site/template.ts'
import { certificatesOf, type ListingFacts } from '../listing.ts'
import { firstVisitOf } from '../sort-services.ts'
import { withoutContacts } from './without-contacts.ts'

/** The parts of a page that do not depend on the day. */
export function templateValues(
  language: Language,
  facts: ListingFacts,
  { address, photoId }: { address: string; photoId: string | null },
): Values {
  const { practice, evidence, offers } = facts
  const t = (word: Word) => word[language]
  const name = nameIn(language, facts)
  const other = otherThan(name, facts)
  const title = titleIn(language, facts)
  const listed = (words: readonly Word[]) => words.map(t).join(t(parts.comma))
  const { specialization, city } = practice
  const first = firstVisitOf(offers)
  return {
    path: pathOf(language, address),
    listPath: pathOf(language),
    faces: some(photoId && `/api/public-photos/${photoId}`, 'photo'),
    faceless: photoId ? [] : [{ initials: initialsOf(name), tint: String(tintOf(facts.userId) + 1) }],
    name,
    nameLanguage: textLanguage(language, name),
    others: other ? [{ other, otherLanguage: textLanguage(language, other) }] : [],
    title,
    titleLanguage: textLanguage(language, title),
    topics: some(
      specialization && specialization !== 'other' ? t(specializations[specialization]) : null,
      'topic',
    ),
    viewOf: t(publicDirectory.card.viewOf(name)),
    ...ratingOf(language, facts),
    towns: some(city && t(cities[city]), 'town'),
    placed: some(city && placeIn(language, practice), 'city'),
    ...metOf(waysOf(facts), listed),
    speaks: some(listed(practice.languages.map((spoken) => practiceLanguages[spoken])), 'languages'),
    license: evidence.licenseNumber,
    until: t(profile.license.until(writeDay(language, evidence.licensedUntil, 'date'))),
    priced: some(first && priceOf(language, first.price), 'price'),
    experience: evidence.experience ? t(directory.card.experience(evidence.experience)) : '',
    years: evidence.experience ? t(cardWords.years(evidence.experience)) : '',
    ...writtenBy(language, facts),
  }
}

/** What the dietitian has written, without contact details. */
function writtenBy(language: Language, facts: ListingFacts): Values {
  const { bio, otherBio, education, otherEducation } = facts.practice
  const text = (one: string | null, other: string | null, name: string): Values[] => {
    const written = withoutContacts(withoutBidiControls(textFor(language, one ?? '', other)))
    return written ? [{ [name]: written, [`${name}Language`]: textLanguage(language, written) }] : []
  }
  const certificates = certificatesOf(facts).map(({ name, verified }) => ({
    certificate: name,
    certificateLanguage: textLanguage(language, name),
    verified: verified ? [{}] : [],
    stated: verified ? [] : [{}],
  }))
  return {
    bios: text(bio, otherBio, 'bio'),
    educations: text(education, otherEducation, 'education'),
    certified: certificates.length > 0 ? [{ certificates }] : [],
  }
}

/** The city, preceded by the district if given; the street address stays private. */
function placeIn(language: Language, { city, district, otherDistrict }: ListingFacts['practice']): string {
  const named = [
    district && withoutBidiControls(textFor(language, district, otherDistrict)),
    city && cities[city][language],
  ]
  return named.filter(Boolean).join(parts.comma[language])
}

/** In the reader’s script, if given. */
export const nameIn = (language: Language, { practice }: ListingFacts) =>
  withoutBidiControls(textFor(language, practice.name ?? '', practice.otherName))

export const titleIn = (language: Language, { practice }: ListingFacts) =>
  withoutBidiControls(textFor(language, practice.title ?? '', practice.otherTitle))

export const priceOf = (language: Language, riyals: number): string =>
  appointmentFacts.amount(writeNumber(language, riyals))[language]

/** The language of a text, for screen readers. */
export const textLanguage = (language: Language, text: string): Language => languageOfText(text) ?? language

/** Without bidi control characters: a window title cannot isolate the text around them. */
export const withoutBidiControls = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

const otherThan = (name: string, { practice }: ListingFacts) =>
  name === withoutBidiControls(practice.name ?? '') ? practice.otherName : practice.name

export const pathOf = (language: Language, address?: string) =>
  `${language === 'ar' ? '/ar' : ''}/dietitians${address ? `/${encodeURIComponent(address)}` : ''}`

const some = (value: string | null | undefined, name: string): readonly Values[] =>
  value ? [{ [name]: value }] : []

/** Templates have no conditions: each mode has a placeholder of its own. */
function metOf(ways: readonly Mode[], listed: (words: readonly Word[]) => string): Values {
  const met = some(listed(ways.map((way) => modeWords[way])), 'modes')
  return ways.includes('video') ? { metByVideo: met, metInPerson: [] } : { metByVideo: [], metInPerson: met }
}

function ratingOf(language: Language, { rating, reviewCount }: ListingFacts): Values {
  if (rating === null || reviewCount === 0) return { rated: [], unrated: [{}] }
  const written = writeRating(rating)
  return {
    rated: [
      {
        rating: written,
        stars: directory.card.rating(written)[language],
        reviews: counts.reviews(reviewCount)[language],
        reviewCount: writeNumber(language, reviewCount),
      },
    ],
    unrated: [],
  }
}

function waysOf({ offers }: ListingFacts): readonly Mode[] {
  const found = new Set(offers.flatMap(({ platform }) => modesOf(platform as Platform)))
  return modes.filter((mode) => found.has(mode))
}
