export type Registration = Readonly<Record<'commercial' | 'vat' | 'license', string | null>>

/** Whose marketplace this is. A white-label operator changes this file and nothing else. */
export const brand = {
  name: { en: 'Nabta', ar: 'نبتة' },
  legalName: { en: 'Nabta Nutrition Company', ar: 'شركة نبتة للتغذية' },
  /** As the registers have them, shown in the terms and at the foot of each page where they are given. */
  registration: { commercial: null, vat: null, license: null } as Registration,
  tagline: {
    en: 'Licensed clinical dietitians in Saudi Arabia',
    ar: 'أخصائيو تغذية علاجية مرخّصون في السعودية',
  },
  /** How long the signed notes of a consultation are kept, counted from the last of them, when the account of a patient is gone. */
  notesKeptYears: 10,
  city: { en: 'Riyadh, Saudi Arabia', ar: 'الرياض، المملكة العربية السعودية' },
  supportEmail: 'support@nabta.test',
  /** Of whoever looks after the protection of personal data. */
  privacyEmail: 'privacy@nabta.test',
  /** E.164 */
  phone: '+966112345678',
  social: [
    { name: 'X', url: 'https://x.com/nabta' },
    { name: 'Instagram', url: 'https://www.instagram.com/nabta' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/nabta' },
  ],
} as const
