import { surveyExperience, surveySpecializations } from './survey.ts'

/** The options of a dietitian; the words are in `copy/options.ts`. */
export const specializations = surveySpecializations
export type Specialization = (typeof specializations)[number]

export const experienceRanges = surveyExperience
export type ExperienceRange = (typeof experienceRanges)[number]

/** The site promises that listed dietitians have practised for at least two years. */
export const hasPractisedEnough = (experience: ExperienceRange | null): experience is ExperienceRange =>
  experience !== null && experience !== '0-2'

export const practiceLanguages = [
  'arabic',
  'english',
  'french',
  'spanish',
  'turkish',
  'urdu',
  'hindi',
] as const
export type PracticeLanguage = (typeof practiceLanguages)[number]

export const genders = ['female', 'male'] as const
export type Gender = (typeof genders)[number]

export const cities = [
  'riyadh',
  'jeddah',
  'makkah',
  'madinah',
  'dammam',
  'khobar',
  'dhahran',
  'al-ahsa',
  'jubail',
  'qatif',
  'taif',
  'tabuk',
  'buraydah',
  'unaizah',
  'hail',
  'abha',
  'khamis-mushait',
  'jazan',
  'najran',
  'al-baha',
  'yanbu',
  'arar',
  'sakaka',
] as const
export type City = (typeof cities)[number]

export const platforms = ['in-person', 'zoom', 'google-meet', 'both'] as const
export type Platform = (typeof platforms)[number]

export const modes = ['video', 'in-person'] as const
export type Mode = (typeof modes)[number]

/** 'Both' means in person and by video. */
export const modesOf = (platform: Platform): readonly Mode[] =>
  platform === 'both' ? modes : platform === 'in-person' ? ['in-person'] : ['video']

export const documentKinds = ['license', 'degree', 'experience', 'insurance', 'certificate', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The documents required for verification. */
export const neededDocuments = [
  'license',
  'degree',
  'experience',
  'insurance',
] as const satisfies readonly DocumentKind[]

export const verificationStatuses = ['draft', 'submitted', 'approved', 'rejected', 'suspended'] as const
export type VerificationStatus = (typeof verificationStatuses)[number]
