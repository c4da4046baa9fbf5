import { toE164 } from '#contract/phone.ts'
import type { Practice } from '#contract/profiles.ts'

/** The values of the form, in the order of the screen. A profile without a title begins with the usual one. */
export const valuesOf = (practice: Practice, usualTitle: string) => ({
  name: practice.name,
  otherName: practice.otherName,
  phone: practice.phone,
  gender: practice.gender ?? '',
  languages: practice.languages.join(','),
  city: practice.city ?? '',
  district: practice.district,
  otherDistrict: practice.otherDistrict,
  address: practice.address,
  otherAddress: practice.otherAddress,
  title: practice.title || usualTitle,
  otherTitle: practice.otherTitle,
  licenseNumber: practice.licenseNumber,
  licenseExpiresOn: practice.licenseExpiresOn ?? '',
  specialization: practice.specialization ?? '',
  experience: practice.experience ?? '',
  education: practice.education,
  otherEducation: practice.otherEducation,
  bio: practice.bio,
  otherBio: practice.otherBio,
  consultationFee: practice.consultationFee === null ? '' : String(practice.consultationFee),
})

export type PracticeValues = ReturnType<typeof valuesOf>
export type PracticeField = keyof PracticeValues

/** The fields of each tab. */
export const fieldsOfTabs = {
  personal: [
    'name',
    'otherName',
    'phone',
    'gender',
    'languages',
    'city',
    'district',
    'otherDistrict',
    'address',
    'otherAddress',
  ],
  professional: [
    'title',
    'otherTitle',
    'licenseNumber',
    'licenseExpiresOn',
    'specialization',
    'experience',
    'education',
    'otherEducation',
    'bio',
    'otherBio',
  ],
  services: ['consultationFee'],
} as const satisfies Record<string, readonly PracticeField[]>

export const practiceFields: readonly PracticeField[] = Object.values(fieldsOfTabs).flat()

export type FormTab = keyof typeof fieldsOfTabs
export const formTabs = Object.keys(fieldsOfTabs) as FormTab[]

export const tabOf = (name: PracticeField): FormTab =>
  formTabs.find((tab) => (fieldsOfTabs[tab] as readonly string[]).includes(name)) ?? 'personal'

/** Numbers are compared by value, however they are written. */
export function isChanged(values: Readonly<Record<string, unknown>>, saved: PracticeValues): boolean {
  return (Object.keys(saved) as PracticeField[]).some((name) =>
    name === 'phone'
      ? plain(String(values.phone)) !== plain(saved.phone)
      : String(values[name]) !== saved[name],
  )
}

const plain = (phone: string) => toE164(phone) ?? phone.trim()
