export type Registration = Readonly<Record<'commercial' | 'vat' | 'license', string | null>>

/** The operator of the marketplace. A white-label operator changes only this file. */
export const brand = {
  name: { en: 'Nabta', ar: 'نبتة' },
  legalName: { en: 'Nabta Nutrition Company', ar: 'شركة نبتة للتغذية' },
  /** Numbers of the public registers; those that are given are shown in the terms and at the bottom of each page. */
  registration: { commercial: null, vat: null, license: null } as Registration,
  tagline: {
    en: 'Licensed clinical dietitians in Saudi Arabia',
    ar: 'أخصائيو تغذية علاجية مرخّصون في السعودية',
  },
  /** How many years signed notes are stored after the patient's account is deleted, counted from the last note. */
  notesKeptYears: 10,
  city: { en: 'Riyadh, Saudi Arabia', ar: 'الرياض، المملكة العربية السعودية' },
  supportEmail: 'support@nabta.test',
  /** The address of the person responsible for data protection. */
  privacyEmail: 'privacy@nabta.test',
  /** In E.164 format. */
  phone: '+966112345678',
  social: [
    { name: 'X', url: 'https://x.com/nabta' },
    { name: 'Instagram', url: 'https://www.instagram.com/nabta' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/nabta' },
  ],
} as const
