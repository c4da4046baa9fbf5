import { dietitiansOnly, partiesOnly, patientsOnly, type Rows } from './row.ts'

export const onboardingRows = {
  readOnboarding: { sample: {}, expects: partiesOnly(200) },
  readPatientOnboarding: { sample: {}, expects: patientsOnly(200) },
  savePatientOnboarding: {
    given: ['health'],
    sample: {
      step: 3,
      medicalConditions: 'Iron deficiency',
      allergies: 'Sesame',
      communication: 'both',
      notifications: true,
    },
    // Without consent nothing is stored.
    expects: { ...patientsOnly(409), patient: 200 },
  },
  readDietitianOnboarding: { sample: {}, expects: dietitiansOnly(200) },
  saveDietitianOnboarding: {
    sample: {
      step: 2,
      specialization: 'diabetes',
      yearsOfExperience: '7',
      licenseExpiresOn: '2035-09-30',
      education: 'MSc in Clinical Nutrition, King Saud University',
      certifications: ['rd', 'cde'],
      bio: 'Plans that fit the week of whoever follows them.',
      services: ['initial-consultation', 'meal-planning'],
      hourlyRate: '300',
      languages: ['arabic', 'english'],
      days: [0, 1, 2, 3, 4],
    },
    expects: dietitiansOnly(200),
  },
} satisfies Rows
