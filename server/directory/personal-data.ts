import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

export const directoryData = {
  favorites: personalTable('favorites', { by: 'patient_id', hides: { patient_id: 'the person' } }),
  listings: personalTable('listings', {
    hides: {
      words: 'the name again, as it is searched',
      traits: 'the choices again, as they are filtered',
      choices: 'the choices again, as they are counted',
      rank: 'a place among the others, which changes with them',
      by_rating: 'the rating again, as it is sorted: with the number of reviews in mind',
      by_price: 'the price again, as it is sorted',
      by_soonest: 'the next free time again, as it is sorted',
    },
  }),
  public_choices: personalTable('public_choices'),
  public_pages: personalTable('public_pages', {
    hides: {
      cards: 'the listing again, as HTML',
      pages: 'the listing again, as HTML',
      sort_en: 'the name again, as it is sorted',
      sort_ar: 'the name again, as it is sorted',
      mark: 'by which a change is noticed',
      made_with: 'the build that made the page',
    },
  }),
} satisfies PersonalData
