import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

export const directoryData = {
  favorites: personalTable('favorites', { by: 'patient_id', hides: { patient_id: 'the person' } }),
  listings: personalTable('listings', {
    hides: {
      words: 'the name again, in the form that is searched',
      traits: 'the choices again, in the form that is filtered',
      choices: 'the choices again, in the form that is counted',
      rank: 'the rank among others, which changes with them',
      by_rating: 'the rating again, in the form that is sorted: weighted by the number of reviews',
      by_price: 'the price again, in the form that is sorted',
      by_soonest: 'the next free time again, in the form that is sorted',
    },
  }),
  public_choices: personalTable('public_choices'),
  public_pages: personalTable('public_pages', {
    hides: {
      cards: 'the listing again, as HTML',
      pages: 'the listing again, as HTML',
      sort_en: 'the name again, in the form that is sorted',
      sort_ar: 'the name again, in the form that is sorted',
      mark: 'a hash for noticing changes',
      made_with: 'the build that rendered the page',
    },
  }),
} satisfies PersonalData
