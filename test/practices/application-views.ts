import type { Application, ApplicationRow } from '#contract/oversight/practices.ts'
import { drReem } from '../cast.ts'
import { idOf } from '../dom/people.ts'

/** Dr Reem's application in an admin's list. */
export const applicationRowView = (facts: Partial<ApplicationRow> = {}): ApplicationRow => ({
  id: idOf(91),
  name: drReem.name,
  otherName: 'ريم العتيبي',
  email: drReem.email,
  photoId: null,
  specialization: 'diabetes',
  status: 'submitted',
  submittedAt: '2026-11-20T06:00:00.000Z',
  decidedAt: null,
  licenseNumber: null,
  licensedUntil: null,
  awaitsCorrection: false,
  ...facts,
})

/** The same with what an admin decides by, and without documents. */
export const applicationView = (facts: Partial<Application> = {}): Application => ({
  ...applicationRowView(),
  language: 'en',
  phone: null,
  gender: 'female',
  title: 'Clinical Dietitian',
  otherTitle: '',
  experience: '6-10',
  education: 'MSc Clinical Nutrition',
  otherEducation: '',
  bio: '',
  otherBio: '',
  languages: ['arabic'],
  city: 'riyadh',
  address: null,
  otherAddress: null,
  certifications: [],
  offersVideo: true,
  changes: [],
  stated: {
    name: drReem.name,
    otherName: 'ريم العتيبي',
    licenseNumber: '12-A-3456',
    licenseExpiresOn: '2031-05-01',
  },
  reason: null,
  documents: [],
  history: [],
  licenseTaken: false,
  may: { approve: true, reject: true, suspend: false, reinstate: false },
  ...facts,
})
