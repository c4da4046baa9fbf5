import type { AccountMail } from '../accounts/mail.ts'
import { brand } from '../brand.ts'
import { isolated, quoted } from '../quoted.ts'
import { daysLeft } from './days-left.ts'

const openDocuments = { en: 'Open your documents', ar: 'فتح الوثائق' }
const renew = { en: 'Renew your license', ar: 'تجديد الترخيص' }
const setHours = { en: 'Set your working hours', ar: 'ضبط ساعات العمل' }
const seeServices = { en: 'Look at your services', ar: 'عرض الخدمات' }
const thisIsWhy = { en: 'This is why:', ar: 'السبب:' }
const unclear = {
  en: `If anything is unclear, write to ${brand.supportEmail}. We are glad to help.`,
  ar: `إن كان في الأمر ما يحتاج إلى توضيح، فراسلنا على ${isolated(brand.supportEmail)}، ويسعدنا أن نساعد.`,
}
const twoDays = {
  en: 'We compare your license with your documents, usually within two working days, and write to you as soon as it is decided.',
  ar: 'نقارن الترخيص بالوثائق، وعادةً خلال يومي عمل، ونراسلك فور اتخاذ القرار.',
}
const inTime = {
  en: 'We remind you 60, 30 and 7 days before, so that you can renew it in time.',
  ar: 'نذكّرك قبل 60 و30 و7 أيام من انتهائه، ليتسنى تجديده في وقته.',
}

/** An application has arrived. */
export const submittedMails = {
  first: (when: string) => ({
    subject: { en: 'We have your application', ar: 'وصلنا طلبك' },
    preheader: { en: 'An answer usually takes two working days.', ar: 'يصلك الرد عادةً خلال يومي عمل.' },
    paragraphs: [
      {
        en: `Your application to be found by patients at ${brand.name.en} arrived on ${when}. Thank you.`,
        ar: `وصلنا طلب ظهورك للمرضى في ${brand.name.ar} يوم ${when}. شكرًا لك.`,
      },
      twoDays,
      {
        en: 'Meanwhile you can set your hours and services, so that patients can book from the first day.',
        ar: 'وحتى ذلك الحين يمكنك ضبط ساعاتك وخدماتك، ليتمكن المرضى من الحجز من اليوم الأول.',
      },
    ],
    button: setHours,
    also: seeServices,
    note: {
      en: 'While we look at it, your license and documents stay as they are. To change them, withdraw the application first.',
      ar: 'يبقى الترخيص والوثائق كما هي أثناء المراجعة. لتعديلها اسحب الطلب أولًا.',
    },
  }),
  renewal: (when: string, until: string) => ({
    subject: { en: 'We have your changes', ar: 'وصلتنا تعديلاتك' },
    preheader: {
      en: 'Nothing changes for your patients meanwhile.',
      ar: 'لا يتغيّر شيء على مرضاك في هذه الأثناء.',
    },
    paragraphs: [
      {
        en: `Your changes to what we have verified arrived on ${when}. Thank you.`,
        ar: `وصلتنا تعديلاتك على بياناتك الموثّقة يوم ${when}. شكرًا لك.`,
      },
      twoDays,
      {
        en: `Until then patients see what was verified before, and your present license counts. It ends on ${until}.`,
        ar: `وحتى ذلك الحين يرى المرضى بياناتك الموثّقة سابقًا، ويُعتمد ترخيصك الحالي، وينتهي يوم ${until}.`,
      },
    ],
    button: openDocuments,
    note: unclear,
  }),
} satisfies Record<string, (when: string, until: string) => AccountMail>

/** It was found to be right. */
export const approvedMails = {
  first: (number: string, until: string) => ({
    subject: {
      en: 'You are verified: patients can find you now',
      ar: 'تم توثيقك: يمكن للمرضى العثور عليك الآن',
    },
    preheader: {
      en: 'Open hours and a service bring the first booking.',
      ar: 'ساعات متاحة وخدمة واحدة تكفي لأول حجز.',
    },
    paragraphs: [
      {
        en: `We have compared your license ${number} with your documents. You are in the directory of ${brand.name.en} from now on. Welcome.`,
        ar: `قارنّا ترخيصك ${isolated(number)} بوثائقك، وملفك الآن في دليل ${brand.name.ar}. أهلًا بك.`,
      },
      {
        en: 'Two things bring the first booking: the hours in which you see patients, and a service with its price.',
        ar: 'يحتاج أول حجز إلى أمرين: الساعات التي تستقبل فيها المرضى، وخدمة بسعرها.',
      },
      {
        en: `Your license ends on ${until}. ${inTime.en}`,
        ar: `ينتهي ترخيصك يوم ${until}. ${inTime.ar}`,
      },
    ],
    button: setHours,
    also: seeServices,
    note: unclear,
  }),
  renewal: (number: string, until: string) => ({
    subject: { en: 'Your changes are verified', ar: 'تم توثيق تعديلاتك' },
    preheader: { en: 'Patients see them from now on.', ar: 'يراها المرضى من الآن.' },
    paragraphs: [
      {
        en: `We have compared your changes with your documents, and patients see them from now on. Your license ${number} is verified until ${until}.`,
        ar: `قارنّا تعديلاتك بوثائقك، ويراها المرضى من الآن. ترخيصك ${isolated(number)} موثّق حتى يوم ${until}.`,
      },
      inTime,
    ],
    button: setHours,
    note: unclear,
  }),
} satisfies Record<string, (number: string, until: string) => AccountMail>

/** Something has to be mended first. */
export const rejectedMails = {
  first: (reason: string) => ({
    subject: { en: 'Your application needs a change', ar: 'يحتاج طلبك إلى تعديل' },
    preheader: { en: 'Mend it and submit it again.', ar: 'عدّل الطلب ثم أرسله من جديد.' },
    paragraphs: [
      {
        en: `Thank you for applying at ${brand.name.en}. We have looked at everything and cannot approve it yet.`,
        ar: `شكرًا لتقديم طلبك في ${brand.name.ar}. راجعنا كل ما فيه ولا نستطيع قبوله بعد.`,
      },
      thisIsWhy,
      ...quoted(reason),
      {
        en: 'Please mend it, then submit your application again. We look at it anew, as soon as it is there.',
        ar: 'يُرجى تعديل ما يلزم ثم إرسال الطلب من جديد، وسنراجعه فور وصوله.',
      },
    ],
    button: openDocuments,
    note: unclear,
  }),
  renewal: (reason: string, until: string) => ({
    subject: { en: 'We could not verify your changes yet', ar: 'لم نتمكن من توثيق تعديلاتك بعد' },
    preheader: {
      en: 'What was verified before still counts.',
      ar: 'ما زالت بياناتك الموثّقة سابقًا معتمدة.',
    },
    paragraphs: [
      {
        en: 'We have looked at your changes and cannot approve them yet.',
        ar: 'راجعنا تعديلاتك ولا نستطيع قبولها بعد.',
      },
      thisIsWhy,
      ...quoted(reason),
      {
        en: `Please correct it, then submit it again. Patients find you as you were verified before until your present license ends on ${until}.`,
        ar: `يُرجى تعديل ما يلزم ثم إرساله من جديد. يستمر ظهورك للمرضى ببياناتك الموثّقة سابقًا حتى ينتهي ترخيصك الحالي يوم ${until}.`,
      },
    ],
    button: openDocuments,
    note: unclear,
  }),
  /** Suspended until the licence had ended. */
  again: (reason: string) => ({
    subject: { en: 'You can apply again', ar: 'يمكنك التقديم من جديد' },
    preheader: { en: 'With a license that is valid.', ar: 'بترخيص ساري المفعول.' },
    paragraphs: [
      {
        en: `Your profile is not suspended any more, but your license has ended meanwhile. You can apply to ${brand.name.en} again with a valid one.`,
        ar: `لم يعد ملفك موقوفًا، غير أن ترخيصك انتهى في هذه الأثناء. يمكنك التقديم من جديد في ${brand.name.ar} بترخيص ساري المفعول.`,
      },
      { en: 'What we ask for:', ar: 'ما نطلبه:' },
      ...quoted(reason),
    ],
    button: openDocuments,
    note: unclear,
  }),
} satisfies Record<string, (reason: string, until: string) => AccountMail>

export const statusMails = {
  suspended: (when: string, reason: string) => ({
    subject: { en: 'Your profile is suspended', ar: 'تم إيقاف ملفك' },
    preheader: {
      en: 'Patients do not find you for now.',
      ar: 'لا يظهر ملفك للمرضى في الوقت الحالي.',
    },
    paragraphs: [
      {
        en: `Since ${when} your profile at ${brand.name.en} is suspended. Patients do not find you and cannot book.`,
        ar: `منذ ${when} أصبح ملفك في ${brand.name.ar} موقوفًا، فلا يظهر للمرضى ولا يمكنهم الحجز معك.`,
      },
      thisIsWhy,
      ...quoted(reason),
      {
        en: `If this is a mistake, or has been put right, write to ${brand.supportEmail}. We look at it again.`,
        ar: `إن كان في ذلك خطأ، أو زال السبب، فراسلنا على ${isolated(brand.supportEmail)} وسنراجع الأمر.`,
      },
    ],
    button: { en: 'Open your profile', ar: 'فتح الملف المهني' },
    note: {
      en: 'You can still sign in, and everything that you have entered stays.',
      ar: 'يمكنك تسجيل الدخول كالمعتاد، وتبقى بياناتك كلها محفوظة.',
    },
  }),
  reinstated: (when: string) => ({
    subject: { en: 'Patients can find you again', ar: 'عاد ظهورك للمرضى' },
    preheader: { en: 'Your profile is no longer suspended.', ar: 'لم يعد ملفك موقوفًا.' },
    paragraphs: [
      {
        en: `Since ${when} your profile at ${brand.name.en} is no longer suspended. Patients find you again and can book within the hours that you open.`,
        ar: `منذ ${when} لم يعد ملفك في ${brand.name.ar} موقوفًا. عاد ظهورك للمرضى، ويمكنهم الحجز ضمن الساعات التي تتيحها.`,
      },
    ],
    button: setHours,
    note: unclear,
  }),
} satisfies Record<string, (when: string, reason: string) => AccountMail>

/** The end of a licence, before and after. */
export const licenseMails = {
  warning: (number: string, until: string, days: number) => {
    const left = daysLeft(days)
    return {
      subject: { en: `Your license ${left.en}`, ar: `ترخيصك ${left.ar}` },
      preheader: { en: 'Renew it, and nothing changes.', ar: 'جدّده ولن يتغيّر شيء.' },
      paragraphs: [
        {
          en: `Your license ${number} ends on ${until}. From the day after, patients do not find you at ${brand.name.en} and cannot book.`,
          ar: `ينتهي ترخيصك ${isolated(number)} يوم ${until}. ومن اليوم التالي لا يظهر ملفك للمرضى في ${brand.name.ar} ولا يمكنهم الحجز معك.`,
        },
        {
          en: 'Upload the renewed one and submit it. While we compare it, usually within two working days, everything stays as it is.',
          ar: 'ارفع الترخيص المجدد ثم أرسله. وأثناء مراجعته، وعادةً خلال يومي عمل، يبقى كل شيء كما هو.',
        },
      ],
      button: renew,
      note: unclear,
    }
  },
  ended: (number: string, until: string) => ({
    subject: { en: 'Your license has ended', ar: 'انتهى ترخيصك' },
    preheader: { en: 'Patients find you again once it is renewed.', ar: 'يعود ظهورك للمرضى بعد تجديده.' },
    paragraphs: [
      {
        en: `Your license ${number} ended on ${until}, so patients do not find you at ${brand.name.en} for now and cannot book.`,
        ar: `انتهى ترخيصك ${isolated(number)} يوم ${until}، لذلك لا يظهر ملفك للمرضى في ${brand.name.ar} في الوقت الحالي ولا يمكنهم الحجز معك.`,
      },
      {
        en: 'Upload the renewed one and submit it. As soon as we have compared it, patients find you again, and all that you have entered is still there.',
        ar: 'ارفع الترخيص المجدد ثم أرسله. وفور مراجعته يعود ظهورك للمرضى، وتبقى بياناتك كلها محفوظة.',
      },
    ],
    button: renew,
    note: unclear,
  }),
} satisfies Record<string, (number: string, until: string, days: number) => AccountMail>
