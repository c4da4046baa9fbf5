import { frame } from '#copy/public/frame.ts'

/** The links of the header and its menu, in order. */
export const siteLinks = [
  { to: '/', words: frame.header.home },
  { to: '/dietitians', words: frame.header.dietitians },
  { to: '/for-patients', words: frame.header.forPatients },
  { to: '/for-dietitians', words: frame.header.forDietitians },
  { to: '/for-companies', words: frame.header.forCompanies },
] as const
