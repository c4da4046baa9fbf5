import type { Insertable } from 'kysely'
import { certificateKey } from '#contract/certificates.ts'
import { todayInRiyadh } from '#contract/days.ts'
import { leastRatings } from '#contract/directory.ts'
import { firstOfEach } from '#contract/first-of-each.ts'
import { hasPractisedEnough, modesOf, type Platform } from '#contract/practice-options.ts'
import type { Tables } from '#db/tables.gen.ts'
import type { Evidence } from '#server/verification/approved-evidence.ts'
import { lastBookableMoments, nextFreeStarts } from '../availability/rules.ts'
import type { Schedule } from '../availability/schedule.ts'
import type { PublicPractice } from '../profiles/practices-of.ts'
import type { Offer } from '../services/load.ts'
import { choiceMask, filterTerms } from './filter-terms.ts'
import { rankOf } from './rank.ts'
import { firstVisitOf } from './sort-services.ts'
import { searchVector } from './words.ts'

export type ListingFacts = {
  userId: string
  practice: PublicPractice
  evidence: Evidence
  schedule: Schedule
  offers: readonly Offer[]
  rating: number | null
  reviewCount: number
}

export type Listing = Insertable<Tables['listings']>

/** The listing that patients see, derived from the facts; null if the dietitian may not be listed, or no longer. */
export function listingOf(facts: ListingFacts, now: Date): Listing | null {
  const { userId, practice, evidence, schedule, offers, rating, reviewCount } = facts
  const { name, title, specialization, gender } = practice
  const { experience } = evidence
  const today = todayInRiyadh(now)
  if (!name || !title || !specialization || !hasPractisedEnough(experience)) return null
  if (evidence.licensedUntil < today) return null
  const calls = callsOf(schedule, offers, today, now)
  const first = firstVisitOf(offers)
  const modes = new Set(offers.flatMap(({ platform }) => modesOf(platform as Platform)))
  const traits = {
    specialization: [specialization],
    language: practice.languages,
    gender: gender === 'female' || gender === 'male' ? [gender] : [],
    city: practice.city ? [practice.city] : [],
    mode: [...modes],
    rating: leastRatings.filter((least) => (rating ?? 0) >= Number(least)),
  }
  return {
    user_id: userId,
    name,
    other_name: practice.otherName,
    title,
    other_title: practice.otherTitle,
    specialization,
    experience,
    bio: practice.bio,
    other_bio: practice.otherBio,
    education: practice.education ?? '',
    other_education: practice.otherEducation,
    certificates: JSON.stringify(certificatesOf(facts)),
    languages: practice.languages,
    gender: traits.gender[0] ?? null,
    city: practice.city,
    district: practice.district,
    other_district: practice.otherDistrict,
    photo_id: practice.photoId,
    zone: schedule.zone,
    license_number: evidence.licenseNumber,
    licensed_until: evidence.licensedUntil,
    services: JSON.stringify(offers),
    price_halalas: first ? Math.round(first.price * 100) : null,
    first_service: first?.id ?? null,
    next_times: first ? nextStarts(schedule, first.duration, now) : [],
    has_video: modes.has('video'),
    has_in_person: modes.has('in-person'),
    rating,
    review_count: reviewCount,
    takes_at_once: schedule.takesAtOnce,
    ...calls,
    rank: rankOf(
      { nextFreeAt: calls.next_free_at, rating, reviewCount, completeness: completenessOf(facts) },
      now,
    ),
    traits: filterTerms(traits),
    choices: choiceMask(traits).toString(),
    words: searchVector({ ...practice, name, title, specialization }),
    written_at: now,
  }
}

/** As many as a card shows. */
const fewTimes = 3
const nextStarts = (schedule: Schedule, duration: number, now: Date) =>
  nextFreeStarts({ ...schedule, duration, now }, fewTimes).map((at) => new Date(at))

/** A week and a day: a listing renewed at midnight, or somewhat later, still covers a whole week. */
const days = 8

/** For the shortest service; without services nothing can be booked. */
function callsOf(schedule: Schedule, offers: readonly Offer[], today: string, now: Date) {
  const given = { ...schedule, duration: Math.min(...offers.map(({ duration }) => duration)), now }
  const next = offers.length > 0 ? nextFreeStarts(given, 1)[0] : undefined
  const calls = offers.length > 0 ? lastBookableMoments(given, { from: today, days }) : []
  return {
    next_free_at: next === undefined ? null : new Date(next),
    next_call_at: next === undefined ? null : new Date(next - schedule.notice * 60_000),
    calls_from: today,
    // The column accepts null elements, which kysely’s type does not express.
    last_calls: calls as Date[],
  }
}

/** Each once, the verified ones first. */
export const certificatesOf = ({ practice, evidence }: Pick<ListingFacts, 'practice' | 'evidence'>) =>
  firstOfEach(
    [
      ...evidence.certificates.map((name) => ({ name, verified: true })),
      ...practice.certifications.map((name) => ({ name, verified: false })),
    ],
    ({ name }) => certificateKey(name),
  )

function completenessOf({ practice, evidence, offers }: ListingFacts): number {
  const parts = [
    practice.photoId,
    practice.bio.length >= 100,
    practice.education,
    practice.certifications.length + evidence.certificates.length,
    practice.otherName,
    practice.city,
    offers.length,
  ]
  return parts.filter(Boolean).length / parts.length
}
