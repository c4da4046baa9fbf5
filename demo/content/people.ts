import type { Role } from '#contract/accounts/role.ts'
import type { Language } from '#contract/language.ts'
import type { Moment } from './visitors.ts'

/** A publicly known password: no database that real people use should hold these accounts. */
export const demoPassword = 'nabta-demo'

export type DemoPerson = {
  email: string
  /** The first is the role they start in. */
  roles: readonly [Role, ...Role[]]
  language: Language
  joined: Moment
  profile: {
    firstName: string
    lastName: string
    otherName?: string
    phone: string
    gender: 'male' | 'female'
    dateOfBirth: string
  }
  /** Given with consent. */
  health?: {
    height: number
    weight: number
    goalWeight: number
    medicalConditions?: string
    allergies?: string
    dietaryPreferences: string
    healthGoals: string[]
    activityLevel?: string
  }
  /** In their own words. */
  bio?: string
  /** The next step in the setup of a role, if that is not finished. */
  onboardingAt?: { role: Role; step: number }
  /** Access tokens that give no access, because no secret matches their hash. */
  programs?: readonly {
    name: string
    scope: 'read' | 'write'
    madeDaysAgo: number
    /** Days for which the token is valid. */
    days: number
    usedDaysAgo: number
  }[]
  practice?: {
    specialization: string
    yearsOfExperience: string
    licenseNumber: string
    education: string
    certifications: string
    hourlyRate: number
    offers?: string[]
  }
  billing?: {
    legalName: string
    /** Null if not registered for VAT. */
    vatNumber: string | null
    iban: string
    street: string
    district: string
    city: string
    postalCode: string
  }
}

/** The accounts for people who try Nabta out. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'patient@nabta.test',
    roles: ['patient'],
    language: 'en',
    joined: { daysAgo: 94, minute: 1_234 },
    profile: {
      firstName: 'Noura',
      lastName: 'Al-Otaibi',
      otherName: 'نورة العتيبي',
      phone: '+966554128306',
      gender: 'female',
      dateOfBirth: '1991-04-17',
    },
    health: {
      height: 163,
      weight: 78.4,
      goalWeight: 68,
      medicalConditions: 'Prediabetes, found at a check-up last spring.',
      allergies: 'Sesame',
      dietaryPreferences: 'omnivore',
      healthGoals: ['weight-loss', 'manage-condition', 'improve-energy'],
      activityLevel: 'light',
    },
    bio: 'I teach chemistry and cook for a family of five. Evenings are when I can plan.',
    programs: [
      { name: 'Family calendar', scope: 'write', madeDaysAgo: 12, days: 90, usedDaysAgo: 1 },
      { name: 'Weekly report script', scope: 'read', madeDaysAgo: 41, days: 30, usedDaysAgo: 15 },
    ],
  },
  {
    email: 'dietitian@nabta.test',
    roles: ['dietitian'],
    language: 'en',
    joined: { daysAgo: 141, minute: 612 },
    profile: {
      firstName: 'Lama',
      lastName: 'Al-Zahrani',
      otherName: 'لمى الزهراني',
      phone: '+966503870214',
      gender: 'female',
      dateOfBirth: '1987-11-02',
    },
    programs: [{ name: 'Front desk screen', scope: 'read', madeDaysAgo: 20, days: 365, usedDaysAgo: 2 }],
    practice: {
      specialization: 'diabetes',
      yearsOfExperience: '6-10',
      licenseNumber: '17-RD-0038842',
      education:
        'MSc in Clinical Nutrition, King Saud University, Riyadh\nBSc in Health Sciences, King Abdulaziz University, Jeddah',
      certifications: 'Certified Diabetes Educator',
      hourlyRate: 300,
      offers: ['initial-consultation', 'follow-up-sessions', 'meal-planning'],
    },
    billing: {
      legalName: 'Lama Al-Zahrani Clinical Nutrition Clinic',
      vatNumber: '310457821600003',
      iban: 'SA4420000001234567891234',
      street: '7214 King Abdulaziz Road',
      district: 'Al Yasmin',
      city: 'Riyadh',
      postalCode: '13325',
    },
  },
  {
    email: 'admin@nabta.test',
    roles: ['admin'],
    language: 'en',
    joined: { daysAgo: 180, minute: 541 },
    profile: {
      firstName: 'Abdulrahman',
      lastName: 'Al-Harbi',
      otherName: 'عبدالرحمن الحربي',
      phone: '+966541190657',
      gender: 'male',
      dateOfBirth: '1984-07-29',
    },
  },
  {
    email: 'both@nabta.test',
    roles: ['patient', 'dietitian'],
    language: 'en',
    joined: { daysAgo: 67, minute: 1_007 },
    profile: {
      firstName: 'Faisal',
      lastName: 'Al-Ghamdi',
      otherName: 'فيصل الغامدي',
      phone: '+966567742098',
      gender: 'male',
      dateOfBirth: '1993-01-24',
    },
    health: {
      height: 179,
      weight: 83,
      goalWeight: 79,
      dietaryPreferences: 'pescatarian',
      healthGoals: ['muscle-gain'],
    },
    onboardingAt: { role: 'patient', step: 2 },
    practice: {
      specialization: 'sports',
      yearsOfExperience: '3-5',
      licenseNumber: '21-RD-0066173',
      education: 'BSc in Clinical Nutrition, Imam Abdulrahman Bin Faisal University, Dammam',
      certifications: 'ISAK Level 1 Anthropometrist',
      hourlyRate: 220,
    },
    billing: {
      legalName: 'Faisal Al-Ghamdi',
      vatNumber: null,
      iban: 'SA0380000000608010167519',
      street: '3918 Prince Mohammed Street',
      district: 'Al Shati',
      city: 'Dammam',
      postalCode: '32413',
    },
  },
]
