import * as z from 'zod/mini'
import { refundRules } from './appointments/refund-rules.ts'
import { availability, zone } from './availability.ts'
import { commaSeparated, count, day, done, flag, id, moment, pageToken, searchText } from './fields.ts'
import {
  cities,
  experienceRanges,
  genders,
  modes,
  practiceLanguages,
  specializations,
} from './practice-options.ts'
import { route } from './route.ts'
import { service } from './services.ts'

export const sortOrders = ['relevance', 'rating', 'price', 'soonest'] as const
export type SortOrder = (typeof sortOrders)[number]
export const whenOptions = ['today', 'week'] as const
export const leastRatings = ['3', '4', '4.5'] as const

/** Search filters, as query parameters. */
const filters = {
  q: z.optional(searchText),
  specialization: z.optional(commaSeparated(specializations)),
  language: z.optional(commaSeparated(practiceLanguages)),
  gender: z.optional(z.enum(genders)),
  city: z.optional(commaSeparated(cities)),
  mode: z.optional(z.enum(modes)),
  /** Riyals; compared with the first visit. */
  least: z.optional(count(0, 10_000)),
  most: z.optional(count(0, 10_000)),
  rating: z.optional(z.enum(leastRatings)),
  when: z.optional(z.enum(whenOptions)),
  /** Only dietitians the patient has saved. */
  saved: z.optional(flag),
}
/** The zone in which a day begins and ends: the reader’s; Riyadh’s by default. */
const clock = { zone: z.optional(zone) }
export const directoryFilters = z.strictObject({ ...filters, ...clock })
export type DirectoryFilters = z.output<typeof directoryFilters>

export const dietitianCard = z.strictObject({
  id,
  name: z.string(),
  /** The same name in the other script, if given. */
  otherName: z.nullable(z.string()),
  title: z.string(),
  /** This and other `other…` fields: the same in the other language, if given. */
  otherTitle: z.nullable(z.string()),
  specialization: z.enum(specializations),
  experience: z.enum(experienceRanges),
  city: z.nullable(z.enum(cities)),
  photoId: z.nullable(id),
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  /** Riyals: the first visit, which is an initial consultation or else the cheapest service. */
  price: z.nullable(z.number()),
  modes: z.array(z.enum(modes)),
  /** There is a free time before the reader’s day ends. */
  availableToday: z.boolean(),
  nextFreeAt: z.nullable(moment),
  /** The service of the first visit, and the next few free times for it. */
  firstService: z.nullable(id),
  nextTimes: z.array(moment),
  /** The practice’s time zone. */
  zone: z.string(),
  isSaved: z.boolean(),
})
export type DietitianCard = z.output<typeof dietitianCard>

export const searchDietitians = route({
  method: 'GET',
  path: '/api/dietitians',
  summary:
    'Search verified dietitians, 10 per page. The next page starts after the last one seen, even if others have joined since.',
  audience: 'patient',
  query: z.strictObject({
    ...filters,
    ...clock,
    sort: z.optional(z.enum(sortOrders)),
    after: z.optional(pageToken),
  }),
  output: z.strictObject({ dietitians: z.array(dietitianCard), after: z.nullable(z.string()) }),
  refusals: ['rate_limited'],
})

const counts = z.record(z.string(), z.int())

export const countDietitians = route({
  method: 'GET',
  path: '/api/directory/counts',
  summary: 'Count the matching dietitians, in total and for each option of each filter.',
  audience: 'patient',
  query: directoryFilters,
  output: z.strictObject({
    total: z.int(),
    specialization: counts,
    language: counts,
    gender: counts,
    city: counts,
    mode: counts,
    rating: counts,
    when: counts,
    /** Riyals; the range over all dietitians that the other filters match. */
    prices: z.nullable(z.strictObject({ least: z.number(), most: z.number() })),
  }),
  refusals: ['rate_limited'],
})

export const dietitianPage = z.strictObject({
  ...dietitianCard.shape,
  /** The part of the city, as stated by the dietitian. */
  district: z.nullable(z.string()),
  otherDistrict: z.nullable(z.string()),
  bio: z.string(),
  otherBio: z.nullable(z.string()),
  education: z.string(),
  otherEducation: z.nullable(z.string()),
  certificates: z.array(z.strictObject({ name: z.string(), verified: z.boolean() })),
  languages: z.array(z.enum(practiceLanguages)),
  license: z.strictObject({ number: z.string(), until: day }),
  takesAtOnce: z.boolean(),
  /** Patients pay when they book. */
  takesPayments: z.boolean(),
  /** The refunds for a patient who cancels a paid appointment. */
  refunds: refundRules,
  /** The weekly hours, from Sunday. */
  weekly: availability.shape.weekly,
  /** In the dietitian’s own order; for patients who have never visited, initial consultations come first. */
  services: z.array(z.omit(service, { isActive: true })),
  /** The patient’s own packages that still have bookable sessions here. */
  packages: z.array(z.strictObject({ id, service: id, left: z.int(), uses: z.int(), until: moment })),
  /** The next few free times for the first service. */
  nextFree: z.array(moment),
  /** The patient has accepted an invitation of this dietitian, and can end the connection. */
  isConnected: z.boolean(),
  may: z.strictObject({ message: z.boolean(), book: z.boolean() }),
})
export type DietitianPage = z.output<typeof dietitianPage>
export type UsablePackage = DietitianPage['packages'][number]
export type OfferedService = DietitianPage['services'][number]

export const readDietitian = route({
  method: 'GET',
  path: '/api/dietitians/:id',
  summary: 'Get one verified dietitian: profile, services, prices, and the next free times.',
  audience: 'patient',
  about: ['free_times', 'invitations'],
  params: z.strictObject({ id }),
  query: z.strictObject(clock),
  output: z.strictObject({ dietitian: dietitianPage }),
  refusals: ['not_found'],
})

export const saveDietitian = route({
  method: 'PUT',
  path: '/api/favorites/:id',
  summary: 'Add a dietitian to your favorites.',
  audience: 'patient',
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found'],
})

export const forgetDietitian = route({
  method: 'DELETE',
  path: '/api/favorites/:id',
  summary: 'Remove a dietitian from your favorites.',
  audience: 'patient',
  params: z.strictObject({ id }),
  output: done,
})
