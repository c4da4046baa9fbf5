import type { Language } from '#contract/language.ts'
import { families, men, women } from './names.ts'
import { randomFrom } from './random.ts'

export type DemoPatient = {
  email: string
  firstName: string
  lastName: string
  /** In the other script. */
  otherName: string
  gender: 'male' | 'female'
  bornOn: string
  phone: string
  language: Language
  joinedDaysAgo: number
}

/** Patients who joined over eight months, more each month. Most names are in Latin letters, a third in Arabic ones. */
export function demoPatients(count: number): DemoPatient[] {
  const random = randomFrom(1_248)
  return Array.from({ length: count }, (_, at) => {
    const gender = random.next() < 0.64 ? 'female' : 'male'
    const first = random.of(gender === 'female' ? women : men)
    const last = random.of(families)
    const isArabic = random.next() < 0.34
    const [own, other] = isArabic ? [1, 0] : [0, 1]
    return {
      email: `${first[0]}.${last[0].replace('Al-', '')}.${at}@patients.nabta.test`.toLowerCase(),
      firstName: first[own] as string,
      lastName: last[own] as string,
      otherName: `${first[other]} ${last[other]}`,
      gender,
      bornOn: `${1952 + random.upTo(54)}-${two(1 + random.upTo(12))}-${two(1 + random.upTo(28))}`,
      phone: `+9665${50_000_000 + at * 39_103}`,
      language: isArabic || random.next() < 0.3 ? 'ar' : 'en',
      joinedDaysAgo: 1 + Math.floor(240 * random.next() ** 1.6),
    }
  })
}

const two = (figure: number) => String(figure).padStart(2, '0')
