import * as z from 'zod/mini'
import { registrationGenders } from './accounts/registration-options.ts'
import { day, done, fault, figure, id, line, lines, phone, profilePhone } from './fields.ts'
import { cities, experienceRanges, practiceLanguages, specializations } from './practice-options.ts'
import { route } from './route.ts'
import { mostBytes } from './uploads.ts'
import { verification } from './verification.ts'

/** A dietitian’s own profile, as shown in a form with four tabs. */
export const practice = z.strictObject({
  /** As stated; if the name that patients see differs, it is in `verification.changes`. */
  name: z.string(),
  otherName: z.string(),
  email: z.string(),
  phone: z.string(),
  gender: z.nullable(z.string()),
  photoId: z.nullable(id),
  title: z.string(),
  /** This and other `other…` fields: the same in the other language, empty if not given. */
  otherTitle: z.string(),
  licenseNumber: z.string(),
  licenseExpiresOn: z.nullable(day),
  specialization: z.nullable(z.enum(specializations)),
  experience: z.nullable(z.enum(experienceRanges)),
  education: z.string(),
  otherEducation: z.string(),
  /** Stated at registration without a document. */
  certifications: z.array(z.string()),
  bio: z.string(),
  otherBio: z.string(),
  /** In riyals. */
  consultationFee: z.nullable(z.number()),
  city: z.nullable(z.enum(cities)),
  /** Patients see city and district before they book, and the address once an appointment is confirmed. */
  district: z.string(),
  otherDistrict: z.string(),
  address: z.string(),
  otherAddress: z.string(),
  languages: z.array(z.enum(practiceLanguages)),
  verification,
})
export type Practice = z.output<typeof practice>

export const readPractice = route({
  method: 'GET',
  path: '/api/practice',
  summary: 'Get your practice’s profile and verification status.',
  audience: 'dietitian',
  about: ['documents', 'practice', 'services'],
  output: z.strictObject({ practice }),
  refusals: ['not_found'],
})

const title = (missing: 'title_required' | 'required') =>
  line(120, missing).check(z.minLength(2, fault('title_required')))

export const bio = lines(4000).check(z.refine((text) => [...text].length <= 1000, fault('bio_too_long')))

export const personName = (missing: 'name_too_short' | 'required') =>
  line(120, missing).check(z.refine((text) => [...text].length >= 2, fault('name_too_short')))

export const practiceForm = z.strictObject({
  name: personName('name_too_short'),
  /** The same name in the other script. */
  otherName: z.optional(personName('required')),
  phone: profilePhone,
  gender: z.optional(z.enum(registrationGenders)),
  title: title('title_required'),
  otherTitle: z.optional(title('required')),
  licenseNumber: line(60, 'license_required').check(z.minLength(3, fault('license_required'))),
  licenseExpiresOn: z.optional(day),
  specialization: z.enum(specializations, fault('specialization_required')),
  experience: z.enum(experienceRanges, fault('experience_required')),
  education: z.optional(lines(1000)),
  otherEducation: z.optional(lines(1000)),
  bio: z.optional(bio),
  otherBio: z.optional(bio),
  consultationFee: figure(0, 10_000, { missing: 'fee_required' }),
  city: z.optional(z.enum(cities)),
  district: z.optional(line(80)),
  otherDistrict: z.optional(line(80)),
  address: z.optional(line(300)),
  otherAddress: z.optional(line(300)),
  languages: z.array(z.enum(practiceLanguages)).check(z.maxLength(7, fault('too_many'))),
})

export const savePractice = route({
  method: 'PUT',
  path: '/api/practice',
  summary:
    'Save your practice’s profile. Patients see changes of verified details only after an admin verifies them; during review it cannot be changed.',
  audience: 'dietitian',
  touches: ['practice'],
  body: practiceForm,
  output: z.strictObject({ practice }),
  refusals: ['not_found', 'under_review', 'practice_address_needed'],
})

export const removeCertification = route({
  method: 'DELETE',
  path: '/api/practice/certifications',
  summary: 'Remove a certification listed without a document.',
  audience: 'dietitian',
  touches: ['practice'],
  query: z.strictObject({ name: line(200) }),
  output: z.strictObject({ practice }),
  refusals: ['not_found'],
})

export const savePhoto = route({
  method: 'PUT',
  path: '/api/practice/photo',
  summary: 'Upload a square photo for your profile. It is re-encoded, so nothing hidden in the file remains.',
  audience: 'dietitian',
  takesFile: { types: ['image/jpeg', 'image/png', 'image/webp'], most: mostBytes },
  output: z.strictObject({ photoId: id }),
  refusals: ['file_refused', 'body_too_large', 'unsupported_media_type', 'rate_limited'],
})

export const removePhoto = route({
  method: 'DELETE',
  path: '/api/practice/photo',
  summary: 'Remove your photo, so that initials are shown.',
  audience: 'dietitian',
  output: done,
})

export const photoSizes = ['small', 'large'] as const

export const readPhoto = route({
  method: 'GET',
  path: '/api/photos/:id/:size',
  summary: 'Get a profile photo, 128 or 512 pixels: your own, or that of a listed dietitian.',
  audience: 'signed_in',
  givesFile: ['image/webp'],
  params: z.strictObject({ id, size: z.enum(photoSizes) }),
  output: z.unknown(),
  refusals: ['not_found'],
})

const ownPhone = z.strictObject({ phone: z.nullable(z.string()) })

export const readPhone = route({
  method: 'GET',
  path: '/api/profile/phone',
  summary: 'Get the phone number your text messages go to.',
  audience: 'patient',
  about: ['phone'],
  output: ownPhone,
})

export const savePhone = route({
  method: 'PUT',
  path: '/api/profile/phone',
  summary: 'Change the phone number your text messages go to; leave it out to remove it.',
  audience: 'patient',
  touches: ['phone'],
  needsProof: true,
  body: z.strictObject({ phone: z.optional(phone) }),
  output: ownPhone,
  refusals: ['proof_needed'],
})

export const readPublicPhoto = route({
  method: 'GET',
  path: '/api/public-photos/:id/:size',
  summary: 'Get the photo of a dietitian who shows it without an account, 128 or 512 pixels.',
  audience: 'anyone',
  givesFile: ['image/webp'],
  params: z.strictObject({ id, size: z.enum(photoSizes) }),
  output: z.unknown(),
  refusals: ['not_found'],
})
