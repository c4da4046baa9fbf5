/** Whose marketplace this is. A white-label operator changes this file and nothing else. */
export const brand = {
  name: { en: 'Nabta', ar: 'نبتة' },
  legalName: { en: 'Nabta Nutrition Company', ar: 'شركة نبتة للتغذية' },
  tagline: {
    en: 'Licensed clinical dietitians in Saudi Arabia',
    ar: 'أخصائيو تغذية علاجية مرخّصون في السعودية',
  },
  city: { en: 'Riyadh, Saudi Arabia', ar: 'الرياض، المملكة العربية السعودية' },
  supportEmail: 'support@nabta.test',
  /** E.164 */
  phone: '+966112345678',
  social: [
    { name: 'X', url: 'https://x.com/nabta' },
    { name: 'Instagram', url: 'https://www.instagram.com/nabta' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/nabta' },
  ],
} as const
