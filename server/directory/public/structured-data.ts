import type { Language } from '#contract/language.ts'
import { textFor } from '#contract/text-language.ts'
import { brand } from '#copy/brand.ts'
import { profile } from '#copy/directory/profile.ts'
import { publicDirectory } from '#copy/directory/public.ts'
import { specializations } from '#copy/options.ts'
import { cities, practiceLanguages } from '#copy/practice-options.ts'
import { frame } from '#copy/public/frame.ts'
import type { ListingFacts } from '../listing.ts'

export type Person = Readonly<Record<string, unknown>>

/** The dietitian as the page presents them, for search engines; nothing else, and no contact details. */
export function personOf(language: Language, { practice, evidence, offers }: ListingFacts): Person {
  const { specialization, city } = practice
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: textFor(language, practice.name ?? '', practice.otherName),
    ...(practice.otherName && { alternateName: [practice.name, practice.otherName] }),
    jobTitle: textFor(language, practice.title ?? '', practice.otherTitle),
    ...(specialization &&
      specialization !== 'other' && { knowsAbout: specializations[specialization][language] }),
    knowsLanguage: practice.languages.map((spoken) => practiceLanguages[spoken][language]),
    ...(city && { workLocation: { '@type': 'Place', name: cities[city][language] } }),
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      name: profile.license.verified[language],
      identifier: evidence.licenseNumber,
      expires: evidence.licensedUntil,
    },
    makesOffer: offers.map(({ name, otherName, price }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: textFor(language, name, otherName) },
      price,
      priceCurrency: 'SAR',
    })),
  }
}

type Step = { name: string; url: string }

/** The breadcrumb trail of a page. */
export const breadcrumbsOf = (steps: readonly Step[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: url,
  })),
})

export const firstSteps = (language: Language, origin: string): Step[] => [
  { name: frame.header.home[language], url: `${origin}${language === 'ar' ? '/ar' : '/'}` },
  {
    name: publicDirectory.list.heading[language],
    url: `${origin}${language === 'ar' ? '/ar' : ''}/dietitians`,
  },
]

export const titled = (language: Language, title: string) => `${title} | ${brand.name[language]}`
