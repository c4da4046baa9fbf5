import {
  type City,
  type DocumentKind,
  type Gender,
  type Mode,
  modesOf,
  type Platform,
  type PracticeLanguage,
  type VerificationStatus,
} from '#contract/practice-options.ts'
import type { Word } from './word.ts'

export const practiceLanguages = {
  arabic: { en: 'Arabic', ar: 'العربية' },
  english: { en: 'English', ar: 'الإنجليزية' },
  french: { en: 'French', ar: 'الفرنسية' },
  spanish: { en: 'Spanish', ar: 'الإسبانية' },
  turkish: { en: 'Turkish', ar: 'التركية' },
  urdu: { en: 'Urdu', ar: 'الأردية' },
  hindi: { en: 'Hindi', ar: 'الهندية' },
} satisfies Record<PracticeLanguage, Word>

/** The gender of a dietitian. */
export const genders = {
  female: { en: 'Female', ar: 'أنثى' },
  male: { en: 'Male', ar: 'ذكر' },
} satisfies Record<Gender, Word>

export const cities = {
  riyadh: { en: 'Riyadh', ar: 'الرياض' },
  jeddah: { en: 'Jeddah', ar: 'جدة' },
  makkah: { en: 'Makkah', ar: 'مكة المكرمة' },
  madinah: { en: 'Madinah', ar: 'المدينة المنورة' },
  dammam: { en: 'Dammam', ar: 'الدمام' },
  khobar: { en: 'Khobar', ar: 'الخبر' },
  dhahran: { en: 'Dhahran', ar: 'الظهران' },
  'al-ahsa': { en: 'Al-Ahsa', ar: 'الأحساء' },
  jubail: { en: 'Jubail', ar: 'الجبيل' },
  qatif: { en: 'Qatif', ar: 'القطيف' },
  taif: { en: 'Taif', ar: 'الطائف' },
  tabuk: { en: 'Tabuk', ar: 'تبوك' },
  buraydah: { en: 'Buraydah', ar: 'بريدة' },
  unaizah: { en: 'Unaizah', ar: 'عنيزة' },
  hail: { en: 'Hail', ar: 'حائل' },
  abha: { en: 'Abha', ar: 'أبها' },
  'khamis-mushait': { en: 'Khamis Mushait', ar: 'خميس مشيط' },
  jazan: { en: 'Jazan', ar: 'جازان' },
  najran: { en: 'Najran', ar: 'نجران' },
  'al-baha': { en: 'Al-Baha', ar: 'الباحة' },
  yanbu: { en: 'Yanbu', ar: 'ينبع' },
  arar: { en: 'Arar', ar: 'عرعر' },
  sakaka: { en: 'Sakaka', ar: 'سكاكا' },
} satisfies Record<City, Word>

/** Where a service takes place, as the dietitian chooses it. */
export const platforms = {
  'in-person': { en: 'In-person', ar: 'حضوريًا' },
  zoom: { en: 'Video (Zoom)', ar: 'فيديو (Zoom)' },
  'google-meet': { en: 'Video (Google Meet)', ar: 'فيديو (Google\u00a0Meet)' },
  both: { en: 'Both', ar: 'بالفيديو وحضوريًا' },
} satisfies Record<Platform, Word>

/** How a patient meets a dietitian. */
export const modes = {
  video: { en: 'Video', ar: 'فيديو' },
  'in-person': { en: 'In-person', ar: 'حضوري' },
} satisfies Record<Mode, Word>

export const documentKinds = {
  license: { en: 'Professional license', ar: 'الترخيص المهني' },
  degree: { en: 'Degree certificate', ar: 'شهادة الدرجة العلمية' },
  experience: { en: 'Proof of experience', ar: 'إثبات الخبرة' },
  insurance: { en: 'Professional liability insurance', ar: 'تأمين ضد المسؤولية المهنية' },
  certificate: { en: 'Certificate', ar: 'شهادة مهنية' },
  other: { en: 'Other document', ar: 'وثيقة أخرى' },
} satisfies Record<DocumentKind, Word>

export const verificationStatuses = {
  draft: { en: 'Not submitted yet', ar: 'لم يُرسل بعد' },
  submitted: { en: 'Under review', ar: 'قيد المراجعة' },
  approved: { en: 'Verified', ar: 'موثّق' },
  rejected: { en: 'Not approved', ar: 'غير مقبول' },
  suspended: { en: 'Suspended', ar: 'موقوف' },
} satisfies Record<VerificationStatus, Word>

export const eitherWay: Word = { en: 'Video or in-person', ar: 'بالفيديو أو حضوريًا' }

/**
 * Where a service takes place, for patients: a choice if it is 'both', and otherwise video without the name of a
 * program, since the call is ours until the dietitian gives the appointment a link of their own.
 */
export function platformWord(platform: Platform): Word {
  const [mode, other] = modesOf(platform)
  return other || !mode ? eitherWay : modes[mode]
}
