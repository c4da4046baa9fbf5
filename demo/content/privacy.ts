/** A drill, months ago, in the register of breaches. */
export const drill = {
  is_drill: true,
  title: 'Drill: a lost laptop',
  what: 'An exercise: a laptop with a signed-in admin session is left in a taxi.',
  categories: ['contact', 'appointments'],
  people_count: 12,
  records_count: 40,
  risks: 'Unwanted calls and messages.',
  measures: 'All sessions of the account were ended within ten minutes and its password was reset.',
  contact: 'privacy@nabta.test',
  conclusion: 'Everybody knew what to do. The draft for SDAIA was ready after three hours.',
  daysAgo: 96,
} as const

/** The first is overdue, the second is extended, the third is answered. */
export const dataRequests = [
  {
    requester: 'نوف العتيبي',
    kind: 'access',
    channel: 'letter',
    content: 'أرغب في معرفة البيانات المحفوظة عني.',
    identity_verified: false,
    daysAgo: 33,
    extendedDaysAgo: null,
    answeredDaysAgo: null,
    note: '',
  },
  {
    requester: 'Faisal Al-Dossary',
    kind: 'correction',
    channel: 'phone',
    content: 'My family name is misspelt in old appointments.',
    identity_verified: true,
    daysAgo: 18,
    extendedDaysAgo: 3,
    answeredDaysAgo: null,
    note: 'Old calendar entries have to be corrected with the dietitians concerned.',
  },
  {
    requester: 'Maha Al-Shehri',
    kind: 'copy',
    channel: 'email',
    content: 'Please send me a copy of my data.',
    identity_verified: true,
    daysAgo: 41,
    extendedDaysAgo: null,
    answeredDaysAgo: 38,
    note: 'She was shown how to download it herself.',
  },
] as const

/** Settings that the operator tried and then took back. */
export const settingChanges = [
  { daysAgo: 60, setting: 'mostPending', was: 5, became: 3 },
  { daysAgo: 46, setting: 'mostPending', was: 3, became: 5 },
] as const
