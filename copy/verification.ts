import type { DocumentKind } from '#contract/practice-options.ts'
import type { missingFields } from '#contract/verification.ts'
import { counted, type Forms } from './counted.ts'
import type { Word } from './word.ts'

const daysInArabic: Forms = {
  zero: 'اليوم',
  one: 'غدًا',
  two: 'بعد يومين',
  few: 'بعد # أيام',
  many: 'بعد # يومًا',
  other: 'بعد # يوم',
}

const inDays = (days: number) => counted(days, 'tomorrow', 'in # days', daysInArabic, 'today')

/** The status of a dietitian's verification, and what to do next. */
export const verificationStatus = {
  incomplete: (things: string): Word => ({
    en: `Patients cannot find you yet. Still missing: ${things}.`,
    ar: `لا يمكن للمرضى العثور عليك بعد. ما زال ينقص: ${things}.`,
  }),
  ready: {
    en: 'Everything is complete. Submit it and our team will review it.',
    ar: 'اكتملت بياناتك. يتحقق منها فريقنا بعد إرسالها.',
  },
  submitted: (date: string): Word => ({
    en: `Our team has been reviewing your application since ${date}.`,
    ar: `يراجع فريقنا طلبك منذ ${date}.`,
  }),
  renewing: (date: string): Word => ({
    en: `Patients can find you in the directory with the details verified before. Our team has been reviewing your changes since ${date}.`,
    ar: `يجدك المرضى في الدليل ببياناتك الموثّقة سابقًا. ويراجع فريقنا تعديلاتك منذ ${date}.`,
  }),
  renewingHidden: (date: string): Word => ({
    en: `Patients cannot find you at the moment. Our team has been reviewing your changes since ${date}.`,
    ar: `لا يمكن للمرضى العثور عليك حاليًا. ويراجع فريقنا تعديلاتك منذ ${date}.`,
  }),
  listed: (date: string): Word => ({
    en: `Patients can find you in the directory. Your license is valid until ${date}.`,
    ar: `يجدك المرضى في الدليل. ترخيصك سارٍ حتى ${date}.`,
  }),
  hidden: (date: string): Word => ({
    en: `You are verified, and your license is valid until ${date}. Patients cannot find you at the moment.`,
    ar: `حسابك موثّق وترخيصك سارٍ حتى ${date}، لكن لا يمكن للمرضى العثور عليك حاليًا.`,
  }),
  ending: (days: number, date: string): Word => ({
    en: `Your license ends ${inDays(days).en}, on ${date}. Renew it now so that patients can still find you.`,
    ar: `ينتهي ترخيصك ${inDays(days).ar}، يوم ${date}. يُرجى تجديده الآن ليستمر ظهورك للمرضى.`,
  }),
  ended: (date: string): Word => ({
    en: `Your license ended on ${date}, so patients cannot find you. Renew it to be listed again.`,
    ar: `انتهى ترخيصك يوم ${date}، فلم يعد المرضى يجدونك. يعود ظهورك بعد تجديده.`,
  }),
  rejected: {
    en: 'Our team could not approve your application. Correct the points below and submit it again:',
    ar: 'لم يتمكن فريقنا من قبول طلبك. يُرجى تصحيح ما يلي وإرساله من جديد:',
  },
  renewalRejected: {
    en: 'Our team could not approve your changes, so patients see the details verified before. Correct the points below and submit again:',
    ar: 'لم يتمكن فريقنا من قبول تعديلاتك، ويرى المرضى البيانات الموثّقة سابقًا. يُرجى تصحيح ما يلي وإرساله من جديد:',
  },
  suspended: {
    en: 'Patients cannot find you: our team has suspended your profile. The reason:',
    ar: 'لا يمكن للمرضى العثور عليك، فقد أوقف فريقنا ملفك. السبب:',
  },

  changed: (date: string): Word => ({
    en: `You have made a change that our team has not verified yet. Submit it for verification: until then, patients see the details verified before. Your license is valid until ${date}.`,
    ar: `أجريت تغييرًا لم يتحقق منه فريقنا بعد. يُرجى إرساله للتحقق، وحتى ذلك الحين يرى المرضى البيانات الموثّقة سابقًا. ترخيصك سارٍ حتى ${date}.`,
  }),
  changes: {
    waiting: { en: 'Waiting for review', ar: 'بانتظار المراجعة' },
    notSent: { en: 'Not submitted yet', ar: 'لم تُرسل بعد' },
    text: {
      en: 'Patients see the verified details until our team has approved the new ones.',
      ar: 'يرى المرضى البيانات الموثّقة إلى أن يوافق فريقنا على الجديدة.',
    },
  },

  actions: {
    complete: { en: 'Complete your profile', ar: 'إكمال الملف' },
    documents: { en: 'Add documents', ar: 'إضافة الوثائق' },
    renew: { en: 'Renew license', ar: 'تجديد الترخيص' },
    write: { en: 'Write to us', ar: 'مراسلتنا' },
  },

  missing: {
    title: { en: 'professional title', ar: 'المسمى المهني' },
    licenseNumber: { en: 'license number', ar: 'رقم الترخيص' },
    licenseExpiresOn: { en: 'license expiry date', ar: 'تاريخ انتهاء الترخيص' },
    specialization: { en: 'specialization', ar: 'التخصص' },
    experience: { en: 'at least two years of experience', ar: 'خبرة لا تقل عن سنتين' },
    consultationFee: { en: 'consultation fee', ar: 'رسوم الاستشارة' },
    videoService: { en: 'a service by video', ar: 'خدمة بالفيديو' },
  } satisfies Record<(typeof missingFields)[number], Word>,
  missingDocuments: {
    license: { en: 'a copy of your license', ar: 'نسخة من الترخيص' },
    degree: { en: 'a copy of your degree', ar: 'نسخة من شهادة الدرجة العلمية' },
    experience: { en: 'proof of your experience', ar: 'إثبات الخبرة' },
    insurance: { en: 'your professional liability insurance', ar: 'التأمين ضد المسؤولية المهنية' },
    certificate: { en: 'a certificate', ar: 'شهادة مهنية' },
    other: { en: 'another document', ar: 'وثيقة أخرى' },
  } satisfies Record<DocumentKind, Word>,

  submit: {
    button: { en: 'Submit for verification', ar: 'إرسال للتحقق' },
    again: { en: 'Submit again', ar: 'الإرسال من جديد' },
    renewal: { en: 'Submit renewal', ar: 'إرسال طلب التجديد' },
    title: { en: 'Submit for verification?', ar: 'إرسال الطلب للتحقق؟' },
    text: {
      en: 'Our team will check what you state against your documents and write to you. Until then, your name, license, experience and documents cannot be changed. You can withdraw at any time.',
      ar: 'سيقارن فريقنا بياناتك بوثائقك ثم نراسلك بالنتيجة. وحتى ذلك الحين لا يمكن تغيير الاسم والترخيص والخبرة والوثائق، ويمكنك سحب الطلب في أي وقت.',
    },
    confirm: { en: 'Submit', ar: 'إرسال' },
    busy: { en: 'Submitting...', ar: 'جارٍ الإرسال...' },
    keep: { en: 'Not yet', ar: 'ليس الآن' },
    done: { en: 'Submitted for verification', ar: 'أُرسل الطلب للتحقق' },
    doneText: {
      en: 'We will write to you as soon as our team has decided.',
      ar: 'سنراسلك فور اتخاذ القرار.',
    },
  },
  withdraw: {
    button: { en: 'Withdraw', ar: 'سحب الطلب' },
    title: { en: 'Withdraw your application?', ar: 'سحب طلبك؟' },
    text: {
      en: 'You can then change your name, license, experience and documents. Our team will review them only after you submit again.',
      ar: 'يمكنك بعدها تغيير الاسم والترخيص والخبرة والوثائق، ولا يراجعها فريقنا إلا بعد أن ترسل الطلب من جديد.',
    },
    confirm: { en: 'Withdraw application', ar: 'سحب الطلب' },
    busy: { en: 'Withdrawing...', ar: 'جارٍ السحب...' },
    keep: { en: 'Keep it', ar: 'الإبقاء عليه' },
    done: { en: 'Your application has been withdrawn', ar: 'سُحب طلبك' },
  },
}
