import type { Document } from '#contract/documents.ts'
import type { Practice } from '#contract/profiles.ts'
import type { Verification } from '#contract/verification.ts'
import { drLayla } from '../cast.ts'
import { idOf } from '../dom/people.ts'

type Facts = Partial<Omit<Practice, 'verification'>> & { verification?: Partial<Verification> }

/** Dr Layla's own profile: complete, and not yet submitted. */
export const practiceView = ({ verification, ...facts }: Facts = {}): Practice => ({
  name: drLayla.name,
  otherName: 'د. ليلى الحربي',
  email: drLayla.email,
  phone: '+966501112233',
  gender: 'female',
  photoId: null,
  title: 'Registered Dietitian',
  otherTitle: '',
  licenseNumber: drLayla.licenseNumber,
  licenseExpiresOn: '2031-05-01',
  specialization: 'diabetes',
  experience: '6-10',
  education: 'MSc Clinical Nutrition, King Saud University',
  otherEducation: '',
  certifications: [],
  bio: '',
  otherBio: '',
  consultationFee: 250,
  city: 'riyadh',
  district: '',
  otherDistrict: '',
  address: 'Olaya Street 12',
  otherAddress: '',
  languages: ['arabic', 'english'],
  ...facts,
  verification: {
    status: 'draft',
    submittedAt: null,
    decidedAt: null,
    reason: null,
    licenseNumber: null,
    licensedUntil: null,
    daysLeft: null,
    isListed: false,
    changes: [],
    missing: { fields: [], documents: [] },
    may: { submit: true, withdraw: false },
    ...verification,
  },
})

export const documentView = (facts: Partial<Document> = {}): Document => ({
  id: idOf(81),
  kind: 'license',
  name: 'license',
  type: 'application/pdf',
  bytes: 120_000,
  uploadedAt: '2026-11-20T06:00:00.000Z',
  verified: false,
  may: { remove: true },
  ...facts,
})
