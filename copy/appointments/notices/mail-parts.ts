import { brand } from '#copy/brand.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** An email about an appointment. The other side is passed in as a name. */
export type AppointmentMail = {
  subject: Word
  preheader: Word
  paragraphs: readonly Word[]
  button: Word
  also?: Word
  note?: Word
}

/** The facts of the email with their labels. The values are in the reader's language already. */
export const appointmentFacts = {
  when: { en: 'When', ar: 'الوقت' },
  newTime: { en: 'New time', ar: 'الوقت الجديد' },
  wantedTime: { en: 'Requested time', ar: 'الوقت المطلوب' },
  declinedTime: { en: 'Declined time', ar: 'الوقت الذي لم يُقبل' },
  lapsedTime: { en: 'Unanswered time', ar: 'الوقت الذي لم يصل رد عليه' },
  withdrawnTime: { en: 'Withdrawn time', ar: 'الوقت الذي لم يعد مطلوبًا' },
  oldTime: { en: 'Previous time', ar: 'الوقت السابق' },
  /** Arabic has a feminine form, which is used if the gender is known. */
  other: {
    dietitian: {
      clock: { en: 'Your dietitian’s time', ar: 'بتوقيت أخصائي التغذية' },
      name: { en: 'Dietitian', ar: 'أخصائي التغذية' },
    },
    dietitianWoman: {
      clock: { en: 'Your dietitian’s time', ar: 'بتوقيت أخصائية التغذية' },
      name: { en: 'Dietitian', ar: 'أخصائية التغذية' },
    },
    patient: {
      clock: { en: 'Your patient’s time', ar: 'بتوقيت المريض' },
      name: { en: 'Patient', ar: 'المريض' },
    },
    patientWoman: {
      clock: { en: 'Your patient’s time', ar: 'بتوقيت المريضة' },
      name: { en: 'Patient', ar: 'المريضة' },
    },
  },
  how: { en: 'Type', ar: 'النوع' },
  where: { en: 'Where', ar: 'المكان' },
  price: { en: 'Price', ar: 'السعر' },
  modes: {
    video: { en: 'Video Call', ar: 'مكالمة فيديو' },
    'in-person': { en: 'In person', ar: 'حضوريًا' },
  },
  amount: (riyals: string): Word => ({ en: `${riyals} SAR`, ar: `${riyals} ر.س` }),
}

/** Shown while the attendance is disputed. */
export const onHold: Word = {
  en: 'The payment stays on hold until this is decided.',
  ar: 'يبقى المبلغ محجوزًا إلى أن يُبت في الأمر.',
}
export const sayWhoCame: Word = { en: 'Tell us what happened', ar: 'إخبارنا بما حدث' }
export const writeToUs: Word = {
  en: `If this is a mistake, write to ${brand.supportEmail} and we will look into it.`,
  ar: `إن كان في ذلك خطأ، فراسلنا على ${isolated(brand.supportEmail)} وسننظر في الأمر.`,
}

/** For a closed account, or a person who has given no name. */
export const nobody = {
  patient: { en: 'your patient', ar: 'المريض' },
  dietitian: { en: 'your dietitian', ar: 'أخصائي التغذية' },
} satisfies Record<string, Word>

/** The name at the beginning of a sentence. */
export const beginning = (name: string): string =>
  isolated(name.charAt(0).toLocaleUpperCase('en') + name.slice(1))

/** A day and a time in a time zone. */
export const clock = {
  moment: (day: string, time: string, zone: string): Word => ({
    en: `${day}, ${time} (${zone})`,
    ar: `${day}، ${time} (${zone})`,
  }),
  span: (day: string, from: string, to: string, zone: string): Word => ({
    en: `${day}, ${from} to ${to} (${zone})`,
    ar: `${day}، من ${from} إلى ${to} (${zone})`,
  }),
}

export const openAppointment = { en: 'Open the appointment', ar: 'فتح الموعد' }

/** The effect of the attached calendar file. */
export const calendarFile = {
  REQUEST: {
    en: 'The attached file adds it to your calendar and keeps it up to date there.',
    ar: 'الملف المرفق يضيف الموعد إلى تقويمك ويبقيه محدثًا فيه.',
  },
  CANCEL: {
    en: 'The attached file removes it from your calendar.',
    ar: 'الملف المرفق يزيل الموعد من تقويمك.',
  },
}

export const appointmentReason = {
  en: `You receive this message because of an appointment at ${brand.name.en}.`,
  ar: `وصلتك هذه الرسالة بسبب موعد في ${brand.name.ar}.`,
}

export const reminderReason = {
  en: `You receive this message because you have turned on reminders at ${brand.name.en}.`,
  ar: `وصلتك هذه الرسالة لأن التذكيرات مفعّلة لديك في ${brand.name.ar}.`,
}

export const leaveReminders = { en: 'Stop email reminders', ar: 'إيقاف التذكيرات البريدية' }
