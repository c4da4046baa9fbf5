import type { Language } from '#contract/language.ts'
import { writeDate, writeNumber } from '#copy/dates.ts'
import { directory } from '#copy/directory/search.ts'
import type { PageTemplates } from '#server/ground/site/page-templates.ts'
import type { PublicText } from '#server/reviews/facts.ts'
import { textLanguage, withoutBidiControls } from './template-values.ts'
import { withoutContacts } from './without-contacts.ts'

/** The part of a public page that is never stored, so that a consent that is withdrawn counts at the next request. */
export function writeReviewTexts(
  language: Language,
  texts: readonly PublicText[],
  templates: PageTemplates,
): string {
  if (texts.length === 0) return ''
  return templates.piece(language, 'reviews', {
    texts: texts.map(({ rating, content, writtenAt }) => {
      const text = withoutContacts(withoutBidiControls(content))
      return {
        text,
        textLanguage: textLanguage(language, text),
        stars: directory.card.rating(writeNumber(language, rating))[language],
        given: '★'.repeat(rating),
        missing: '★'.repeat(5 - rating),
        month: writeDate(language, new Date(writtenAt), 'month'),
      }
    }),
  })
}
