/** The page of a dietitian's reviews: its title, and what leads there. */
export const reviewsPage = {
  title: { en: 'My Reviews', ar: 'تقييماتي' },
  label: { en: 'Reviews', ar: 'التقييمات' },
} as const
