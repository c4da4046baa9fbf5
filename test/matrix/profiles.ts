import { dot } from '#test/fakes/sample-files.ts'
import { anyone, dietitiansOnly, patientsOnly, type Rows, signedIn } from './row.ts'

export const profileRows = {
  readPractice: { sample: {}, expects: dietitiansOnly(200) },
  savePractice: {
    given: ['practice'],
    sample: {
      name: 'Layla Al-Harbi',
      otherName: 'ليلى الحربي',
      phone: '0501112233',
      gender: 'female',
      title: 'Clinical Dietitian',
      otherTitle: 'أخصائية تغذية علاجية',
      licenseNumber: '12-A-3456',
      licenseExpiresOn: '2031-05-01',
      specialization: 'diabetes',
      experience: '6-10',
      education: 'MSc in Clinical Nutrition, King Saud University',
      otherEducation: 'ماجستير التغذية الإكلينيكية، جامعة الملك سعود',
      bio: 'Plans that fit the week of whoever follows them.',
      otherBio: 'خطط تناسب أسبوع من يتبعها.',
      consultationFee: '300',
      city: 'riyadh',
      district: 'Al Olaya',
      otherDistrict: 'حي العليا',
      address: 'Olaya Street, building 7214',
      otherAddress: 'شارع العليا، مبنى 7214',
      languages: ['arabic', 'english'],
    },
    expects: dietitiansOnly(200),
  },
  removeCertification: {
    given: ['practice'],
    sample: { name: 'Certified Diabetes Educator' },
    expects: dietitiansOnly(200),
  },
  savePhoto: { given: ['practice'], sample: { upload: dot }, expects: dietitiansOnly(200) },
  removePhoto: { given: ['practice'], sample: {}, expects: dietitiansOnly(200) },
  readPhoto: {
    sample: ({ practice }) => ({ id: practice.photo, size: 'small' }),
    expects: signedIn(200),
  },
  readPatientProfile: { sample: {}, expects: patientsOnly(200) },
  // All actors registered with this number; changing it would require the password.
  savePatientProfile: {
    given: ['health'],
    sample: {
      name: 'Sara Al-Qahtani',
      otherName: 'سارة القحطاني',
      phone: '+966501234567',
      gender: 'female',
      dateOfBirth: '1990-05-17',
      bio: 'I cook for four.',
      weight: '71.5',
      medicalConditions: 'Iron deficiency',
      allergies: 'Sesame',
    },
    // Without consent nothing is stored.
    expects: { ...patientsOnly(409), patient: 200 },
  },
  readPhone: { sample: {}, expects: patientsOnly(200) },
  savePhone: { sample: { phone: '0501112233' }, expects: patientsOnly(200), inPerson: true },
  // No dietitian has allowed this photo to be seen without an account.
  readPublicPhoto: {
    sample: ({ practice }) => ({ id: practice.photo, size: 'small' }),
    expects: anyone(404),
  },
} satisfies Rows
