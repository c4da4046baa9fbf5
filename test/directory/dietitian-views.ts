import type { DietitianCard, DietitianPage, OfferedService } from '#contract/directory.ts'
import { drFahad } from '../cast.ts'
import { idOf } from '../dom/people.ts'

/** Dr Fahad in the directory, free today at eleven in Riyadh. */
export const dietitianCardView = (facts: Partial<DietitianCard> = {}): DietitianCard => ({
  id: idOf(61),
  name: drFahad.name,
  otherName: 'د. فهد الشهري',
  title: 'Clinical Dietitian',
  otherTitle: null,
  specialization: 'sports',
  experience: '6-10',
  city: 'jeddah',
  photoId: null,
  rating: null,
  reviewCount: 0,
  price: 150,
  modes: ['video', 'in-person'],
  availableToday: true,
  nextFreeAt: '2026-11-22T08:00:00.000Z',
  firstService: idOf(62),
  nextTimes: ['2026-11-22T08:00:00.000Z', '2026-11-22T08:15:00.000Z', '2026-11-22T08:30:00.000Z'],
  zone: 'Asia/Riyadh',
  isSaved: false,
  ...facts,
})

export const offeredService = (facts: Partial<OfferedService> = {}): OfferedService => ({
  id: idOf(62),
  slug: 'initial-consultation',
  name: 'First consultation',
  otherName: null,
  description: 'We get to know each other.',
  otherDescription: null,
  duration: 60,
  price: 300,
  platform: 'both',
  isInitial: true,
  ...facts,
})

export const followUp = offeredService({
  id: idOf(63),
  slug: 'follow-up',
  name: 'Follow-up',
  duration: 30,
  price: 150,
  platform: 'zoom',
  isInitial: false,
})

/** His page, with two services, from Sunday to Thursday between nine and five. */
export const dietitianPageView = (facts: Partial<DietitianPage> = {}): DietitianPage => {
  const hours = [{ from: '09:00', to: '17:00' }]
  return {
    ...dietitianCardView(),
    district: null,
    otherDistrict: null,
    bio: 'I work with runners.',
    otherBio: null,
    education: 'BSc Clinical Nutrition, King Saud University',
    otherEducation: null,
    certificates: [{ name: 'Board Certified in Sports Dietetics (CSSD)', verified: true }],
    languages: ['arabic', 'english'],
    license: { number: '12-A-3456', until: '2027-11-20' },
    takesAtOnce: false,
    takesPayments: false,
    refunds: { wholeUntil: 24, partUntil: 12, partPercent: 50 },
    weekly: [hours, hours, hours, hours, hours, [], []],
    services: [offeredService(), followUp],
    packages: [],
    nextFree: ['2026-11-22T08:00:00.000Z', '2026-11-22T08:15:00.000Z'],
    isConnected: false,
    may: { message: false, book: true },
    ...facts,
  }
}
