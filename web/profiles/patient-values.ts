import type { PatientProfile } from '#contract/patients/profile.ts'
import { toE164 } from '#contract/phone.ts'

const written = (figure: number | null) => (figure === null ? '' : `${figure}`)

/** The values of the form, in the order of the screen. */
export const valuesOf = (profile: PatientProfile) => ({
  name: profile.name,
  otherName: profile.otherName,
  phone: profile.phone,
  dateOfBirth: profile.dateOfBirth ?? '',
  gender: profile.gender ?? '',
  bio: profile.bio,
  height: written(profile.height),
  weight: written(profile.weight),
  goalWeight: written(profile.goalWeight),
  medicalConditions: profile.medicalConditions,
  allergies: profile.allergies,
  dietaryPreferences: profile.dietaryPreferences ?? '',
})

export type PatientField = keyof ReturnType<typeof valuesOf>

/** The fields of each tab. */
export const fieldsOfTabs = {
  personal: ['name', 'otherName', 'phone', 'dateOfBirth', 'gender', 'bio'],
  health: ['height', 'weight', 'goalWeight', 'medicalConditions', 'allergies'],
  preferences: ['dietaryPreferences'],
} as const satisfies Record<string, readonly PatientField[]>

export const tabs = ['personal', 'health', 'preferences'] as const

export const tabOf = (name: PatientField) =>
  tabs.find((tab) => (fieldsOfTabs[tab] as readonly string[]).includes(name)) ?? 'personal'

const plain = (phone: string) => toE164(phone) ?? phone.trim()

/** Numbers are compared by value, however they are written. */
export const isChanged = (
  values: Readonly<Record<PatientField, string | boolean>>,
  saved: Readonly<Record<PatientField, string>>,
): boolean =>
  (Object.keys(saved) as PatientField[]).some((name) =>
    name === 'phone' ? plain(String(values.phone)) !== plain(saved.phone) : values[name] !== saved[name],
  )
