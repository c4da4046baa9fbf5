import type { AccountMail } from '../accounts/mail.ts'
import { brand } from '../brand.ts'
import { isolated, quoted } from '../quoted.ts'
import { daysLeft } from './days-left.ts'

const openDocuments = { en: 'Open your documents', ar: 'فتح الوثائق' }
const renew = { en: 'Renew your license', ar: 'تجديد الترخيص' }
const setHours = { en: 'Set your working hours', ar: 'ضبط ساعات العمل' }
const seeServices = { en: 'View your services', ar: 'عرض الخدمات' }
const thisIsWhy = { en: 'The reason:', ar: 'السبب:' }
const unclear = {
  en: `If anything is unclear, please write to ${brand.supportEmail}. We are happy to help.`,
  ar: `إن كان في الأمر ما يحتاج إلى توضيح، فيُرجى مراسلتنا على ${isolated(brand.supportEmail)}، ويسعدنا أن نساعد.`,
}
const twoDays = {
  en: 'We will check your license against your documents, usually within two working days, and write to you as soon as a decision is made.',
  ar: 'سنقارن الترخيص بالوثائق، وعادةً خلال يومي عمل، ونراسلك فور اتخاذ القرار.',
}
const inTime = {
  en: 'We will remind you 60, 30 and 7 days before, so that you can renew it in time.',
  ar: 'سنذكّرك قبل 60 و30 و7 أيام من انتهائه، ليتسنى تجديده في وقته.',
}

/** An application was submitted. */
export const submittedMails = {
  first: (when: string) => ({
    subject: { en: 'We have received your application', ar: 'وصلنا طلبك' },
    preheader: { en: 'An answer usually takes two working days.', ar: 'يصلك الرد عادةً خلال يومي عمل.' },
    paragraphs: [
      {
        en: `We received your application to be listed on ${brand.name.en} on ${when}. Thank you.`,
        ar: `وصلنا طلب ظهورك للمرضى في ${brand.name.ar} يوم ${when}. شكرًا لك.`,
      },
      twoDays,
      {
        en: 'Meanwhile you can set your hours and services, so that patients can book from day one.',
        ar: 'وحتى ذلك الحين يمكنك ضبط ساعات عملك وخدماتك، ليتمكن المرضى من الحجز من اليوم الأول.',
      },
    ],
    button: setHours,
    also: seeServices,
    note: {
      en: 'While we review it, your license and documents cannot be changed. To change them, withdraw the application first.',
      ar: 'لا يمكن تعديل الترخيص والوثائق أثناء المراجعة. ولتعديلها يلزم سحب الطلب أولًا.',
    },
  }),
  renewal: (when: string, until: string) => ({
    subject: { en: 'We have received your changes', ar: 'وصلتنا تعديلاتك' },
    preheader: {
      en: 'Nothing changes for your patients for now.',
      ar: 'لا يتغيّر شيء على مرضاك في الوقت الحالي.',
    },
    paragraphs: [
      {
        en: `We received the changes to your verified details on ${when}. Thank you.`,
        ar: `وصلتنا تعديلاتك على بياناتك الموثّقة يوم ${when}. شكرًا لك.`,
      },
      twoDays,
      {
        en: `Until then patients see the details verified before, and your current license remains valid. It ends on ${until}.`,
        ar: `وحتى ذلك الحين يرى المرضى بياناتك الموثّقة سابقًا، ويُعتمد ترخيصك الحالي، وينتهي يوم ${until}.`,
      },
    ],
    button: openDocuments,
    note: unclear,
  }),
} satisfies Record<string, (when: string, until: string) => AccountMail>

/** An application was approved. */
export const approvedMails = {
  first: (number: string, until: string) => ({
    subject: {
      en: 'You are verified: patients can now find you',
      ar: 'تم توثيقك: يمكن للمرضى العثور عليك الآن',
    },
    preheader: {
      en: 'Working hours and a service are all you need for a first booking.',
      ar: 'ساعات متاحة وخدمة واحدة تكفي لأول حجز.',
    },
    paragraphs: [
      {
        en: `We have checked your license ${number} against your documents. You are now listed in the ${brand.name.en} directory. Welcome.`,
        ar: `قارنّا ترخيصك ${isolated(number)} بوثائقك، وملفك الآن في دليل ${brand.name.ar}. أهلًا بك.`,
      },
      {
        en: 'Two things are needed for a first booking: the hours in which you see patients, and a service with its price.',
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
        en: `We have checked your changes against your documents, and patients see them from now on. Your license ${number} is verified until ${until}.`,
        ar: `قارنّا تعديلاتك بوثائقك، ويراها المرضى من الآن. ترخيصك ${isolated(number)} موثّق حتى يوم ${until}.`,
      },
      inTime,
    ],
    button: setHours,
    note: unclear,
  }),
} satisfies Record<string, (number: string, until: string) => AccountMail>

/** An application was rejected: something must be corrected. */
export const rejectedMails = {
  first: (reason: string) => ({
    subject: { en: 'Your application needs a change', ar: 'يحتاج طلبك إلى تعديل' },
    preheader: { en: 'Correct it and submit it again.', ar: 'يُرجى تعديل الطلب وإرساله من جديد.' },
    paragraphs: [
      {
        en: `Thank you for applying to ${brand.name.en}. We have reviewed everything and cannot approve it yet.`,
        ar: `شكرًا لتقديم طلبك في ${brand.name.ar}. راجعنا كل ما فيه ولا نستطيع قبوله بعد.`,
      },
      thisIsWhy,
      ...quoted(reason),
      {
        en: 'Please correct it, then submit your application again. We will review it as soon as it arrives.',
        ar: 'يُرجى تعديل ما يلزم ثم إرسال الطلب من جديد، وسنراجعه فور وصوله.',
      },
    ],
    button: openDocuments,
    note: unclear,
  }),
  renewal: (reason: string, until: string) => ({
    subject: { en: 'We could not verify your changes yet', ar: 'لم نتمكن من توثيق تعديلاتك بعد' },
    preheader: {
      en: 'The details verified before are still valid.',
      ar: 'ما زالت بياناتك الموثّقة سابقًا معتمدة.',
    },
    paragraphs: [
      {
        en: 'We have reviewed your changes and cannot approve them yet.',
        ar: 'راجعنا تعديلاتك ولا نستطيع قبولها بعد.',
      },
      thisIsWhy,
      ...quoted(reason),
      {
        en: `Please correct them, then submit them again. Patients can find you with the details verified before until your current license ends on ${until}.`,
        ar: `يُرجى تعديل ما يلزم ثم إرساله من جديد. يستمر ظهورك للمرضى ببياناتك الموثّقة سابقًا حتى ينتهي ترخيصك الحالي يوم ${until}.`,
      },
    ],
    button: openDocuments,
    note: unclear,
  }),
  /** The licence ended during the suspension. */
  again: (reason: string) => ({
    subject: { en: 'You can apply again', ar: 'يمكنك التقديم من جديد' },
    preheader: { en: 'With a valid license.', ar: 'بترخيص ساري المفعول.' },
    paragraphs: [
      {
        en: `Your profile is no longer suspended, but your license has ended in the meantime. You can apply to ${brand.name.en} again with a valid one.`,
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
    subject: { en: 'Your profile has been suspended', ar: 'تم إيقاف ملفك' },
    preheader: {
      en: 'Patients cannot find you for now.',
      ar: 'لا يظهر ملفك للمرضى في الوقت الحالي.',
    },
    paragraphs: [
      {
        en: `Your ${brand.name.en} profile was suspended on ${when}. Patients cannot find you or book with you.`,
        ar: `أُوقف ملفك في ${brand.name.ar} يوم ${when}، فلا يظهر للمرضى ولا يمكنهم الحجز معك.`,
      },
      thisIsWhy,
      ...quoted(reason),
      {
        en: `If this is a mistake, or the problem has been solved, please write to ${brand.supportEmail}. We will look at it again.`,
        ar: `إن كان في ذلك خطأ، أو زال السبب، فيُرجى مراسلتنا على ${isolated(brand.supportEmail)} وسنراجع الأمر.`,
      },
    ],
    button: { en: 'Open your profile', ar: 'فتح الملف المهني' },
    note: {
      en: 'You can still sign in, and everything you have entered is kept.',
      ar: 'يمكنك تسجيل الدخول كالمعتاد، وتبقى بياناتك كلها محفوظة.',
    },
  }),
  reinstated: (when: string) => ({
    subject: { en: 'Patients can find you again', ar: 'عاد ظهورك للمرضى' },
    preheader: { en: 'Your profile is no longer suspended.', ar: 'لم يعد ملفك موقوفًا.' },
    paragraphs: [
      {
        en: `Your ${brand.name.en} profile was reinstated on ${when}. Patients can find you again and book within the hours you open.`,
        ar: `أُلغي إيقاف ملفك في ${brand.name.ar} يوم ${when}. عاد ظهورك للمرضى، ويمكنهم الحجز ضمن الساعات التي تتيحها.`,
      },
    ],
    button: setHours,
    note: unclear,
  }),
} satisfies Record<string, (when: string, reason: string) => AccountMail>

/** Before and after the end of a licence. */
export const licenseMails = {
  warning: (number: string, until: string, days: number) => {
    const left = daysLeft(days)
    return {
      subject: { en: `Your license ${left.en}`, ar: `ترخيصك ${left.ar}` },
      preheader: { en: 'Renew it and nothing will change.', ar: 'بعد تجديده لن يتغيّر شيء.' },
      paragraphs: [
        {
          en: `Your license ${number} ends on ${until}. From the next day, patients cannot find you on ${brand.name.en} or book with you.`,
          ar: `ينتهي ترخيصك ${isolated(number)} يوم ${until}. ومن اليوم التالي لا يظهر ملفك للمرضى في ${brand.name.ar} ولا يمكنهم الحجز معك.`,
        },
        {
          en: 'Upload the renewed license and submit it. While we review it, usually within two working days, everything stays as it is.',
          ar: 'يُرجى رفع الترخيص المجدد وإرساله. وأثناء مراجعته، وعادةً خلال يومي عمل، يبقى كل شيء كما هو.',
        },
      ],
      button: renew,
      note: unclear,
    }
  },
  ended: (number: string, until: string) => ({
    subject: { en: 'Your license has ended', ar: 'انتهى ترخيصك' },
    preheader: { en: 'Patients can find you again once it is renewed.', ar: 'يعود ظهورك للمرضى بعد تجديده.' },
    paragraphs: [
      {
        en: `Your license ${number} ended on ${until}, so patients cannot find you on ${brand.name.en} or book with you for now.`,
        ar: `انتهى ترخيصك ${isolated(number)} يوم ${until}، لذلك لا يظهر ملفك للمرضى في ${brand.name.ar} في الوقت الحالي ولا يمكنهم الحجز معك.`,
      },
      {
        en: 'Upload the renewed license and submit it. Once we have reviewed it, patients can find you again, and everything you have entered is still there.',
        ar: 'يُرجى رفع الترخيص المجدد وإرساله. وفور مراجعته يعود ظهورك للمرضى، وتبقى بياناتك كلها محفوظة.',
      },
    ],
    button: renew,
    note: unclear,
  }),
} satisfies Record<string, (number: string, until: string, days: number) => AccountMail>
