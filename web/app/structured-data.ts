import type { Language } from '#contract/language.ts'
import { brand } from '#copy/brand.ts'
import { faq } from '#copy/public/faq.ts'
import { frame } from '#copy/public/frame.ts'
import { originToken } from '#web/lib/origin.ts'
import type { PageHead } from '#web/lib/page.ts'
import { localPath } from '#web/lib/path.ts'

type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** Structured data for search engines, which says only what the page itself says. */
export function structuredData(language: Language, path: string, head: PageHead): Thing[] {
  if (path === '/') return [organization(language), website(language)]
  return path === '/faq' ? [questions(language)] : [breadcrumbs(language, path, head)]
}

const addressOf = (language: Language, path: string) => originToken + localPath(language, path)

const organization = (language: Language): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name[language],
  legalName: brand.legalName[language],
  description: brand.tagline[language],
  url: addressOf(language, '/'),
  logo: `${originToken}/favicon.svg`,
  email: brand.supportEmail,
  telephone: brand.phone,
  sameAs: brand.social.map(({ url }) => url),
})

const website = (language: Language): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand.name[language],
  url: addressOf(language, '/'),
  inLanguage: language,
})

const questions = (language: Language): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: faq.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question[language],
    acceptedAnswer: { '@type': 'Answer', text: answer.map((part) => part[language]).join('\n') },
  })),
})

const breadcrumbs = (language: Language, path: string, head: PageHead): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: frame.header.home[language], item: addressOf(language, '/') },
    {
      '@type': 'ListItem',
      position: 2,
      name: head.title[language].split(' | ')[0],
      item: addressOf(language, path),
    },
  ],
})
