/** The title of the page of a dietitian's reviews, and the label of links to it. */
export const reviewsPage = {
  title: { en: 'My Reviews', ar: 'تقييماتي' },
  label: { en: 'Reviews', ar: 'التقييمات' },
} as const
