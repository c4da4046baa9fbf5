import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

export const patientDashboard = {
  welcome: (name: string): Word => ({
    en: `Welcome, ${name}`,
    ar: `أهلًا بك يا ${isolated(name)}`,
  }),
  next: (when: string): Word => ({
    en: `Your next appointment: ${isolated(when)}.`,
    ar: `موعدك القادم: ${isolated(when)}.`,
  }),
  requested: (when: string): Word => ({
    en: `Requested, not confirmed yet: ${isolated(when)}.`,
    ar: `موعد بانتظار التأكيد: ${isolated(when)}.`,
  }),
  nothingAhead: {
    en: 'You have no appointment ahead. Find a dietitian who fits your goals.',
    ar: 'لا مواعيد قادمة لديك. يمكنك البحث عن أخصائي يناسب أهدافك.',
  },
  visit: {
    title: { en: 'Your next appointment', ar: 'موعدك القادم' },
    join: { en: 'Join', ar: 'انضمام' },
    message: { en: 'Message', ar: 'مراسلة' },
    details: { en: 'Details', ar: 'التفاصيل' },
    named: (action: string, name: string): Word => ({
      en: `${action}: ${isolated(name)}`,
      ar: `${action}: ${isolated(name)}`,
    }),
  },
  /** For a new patient. */
  firstSteps: {
    title: { en: 'Your first steps', ar: 'خطواتك الأولى' },
    text: {
      en: 'Three steps, and your dietitian knows where to begin.',
      ar: 'ثلاث خطوات يعرف بعدها أخصائيك من أين يبدأ معك.',
    },
    done: { en: 'Done', ar: 'تم' },
    onboarded: {
      label: { en: 'Tell us about yourself', ar: 'التعريف بنفسك' },
      text: { en: 'Your goals, allergies and what you like to eat.', ar: 'أهدافك وحساسياتك وما تفضّل أكله.' },
      button: { en: 'Complete Your Profile', ar: 'إكمال الملف الشخصي' },
    },
    booked: {
      label: { en: 'Book your first appointment', ar: 'حجز موعدك الأول' },
      text: {
        en: 'By video or in person, with a licensed dietitian.',
        ar: 'عن بُعد أو حضوريًا، مع أخصائي تغذية مرخّص.',
      },
      button: { en: 'Find a Dietitian', ar: 'البحث عن أخصائي' },
    },
    measured: {
      label: { en: 'Record a first measurement', ar: 'تسجيل أول قياس' },
      text: { en: 'So that both of you see where you start.', ar: 'لتعرفا معًا نقطة البداية.' },
      button: { en: 'Add a measurement', ar: 'إضافة قياس' },
    },
  },
  search: { en: 'Search for a dietitian', ar: 'البحث عن أخصائي تغذية' },
  failed: { en: 'Your figures could not be loaded', ar: 'تعذّر تحميل أرقامك' },
  figures: {
    label: { en: 'At a glance', ar: 'نظرة سريعة' },
    upcoming: { en: 'Appointments', ar: 'المواعيد' },
    oneUpcoming: { en: 'Appointment', ar: 'موعد' },
    next: (when: string): Word => ({ en: `Next: ${isolated(when)}`, ar: `أقربها: ${isolated(when)}` }),
    requested: (when: string): Word => ({
      en: `Requested: ${isolated(when)}`,
      ar: `بانتظار التأكيد: ${isolated(when)}`,
    }),
    noneAhead: { en: 'None ahead', ar: 'لا مواعيد قادمة' },
    meals: { en: 'Meals today', ar: 'وجبات اليوم' },
    of: (eaten: number, planned: number): Word => ({
      en: `${eaten} of ${planned}`,
      ar: `${eaten} من ${planned}`,
    }),
    ticked: { en: 'ticked off', ar: 'تم تسجيلها' },
    noPlan: { en: 'No plan yet', ar: 'لا خطة بعد' },
    notToday: { en: 'Nothing planned today', ar: 'لا شيء مخطط لليوم' },
    measure: { en: 'Latest measurement', ar: 'آخر قياس' },
    noMeasure: { en: 'Add your first', ar: 'يمكنك إضافة أول قياس' },
    more: (amount: string, day: string): Word => ({
      en: `${amount} more than on ${day}`,
      ar: `زيادة ${amount} عن ${day}`,
    }),
    less: (amount: string, day: string): Word => ({
      en: `${amount} less than on ${day}`,
      ar: `نقص ${amount} عن ${day}`,
    }),
    same: (day: string): Word => ({ en: `The same as on ${day}`, ar: `دون تغيّر عن ${day}` }),
    before: (value: string, day: string): Word => ({ en: `${value} on ${day}`, ar: `${value} في ${day}` }),
    course: (name: string, count: number): Word => {
      const measures = counted(count, '# measurement', '# measurements', {
        zero: 'دون قياسات',
        one: 'قياس واحد',
        two: 'قياسان',
        few: '# قياسات',
        many: '# قياسًا',
        other: '# قياس',
      })
      return {
        en: `${name}: ${measures.en} in the last 30 days`,
        ar: `${name}: ${measures.ar} في آخر 30 يومًا`,
      }
    },
    measuredOn: (day: string): Word => ({ en: `Measured on ${day}`, ar: `تم القياس في ${day}` }),
    unread: { en: 'Unread', ar: 'غير مقروءة' },
    allRead: { en: 'You have read everything', ar: 'لا جديد لم تطّلع عليه' },
    from: (name: string): Word => ({ en: `Last from ${isolated(name)}`, ar: `آخرها من ${isolated(name)}` }),
  },
  plan: {
    title: { en: 'Your plan today', ar: 'خطتك اليوم' },
    open: { en: 'Open your plan', ar: 'فتح خطتك' },
    next: (meal: string): Word => ({ en: `Next: ${isolated(meal)}`, ar: `التالي: ${isolated(meal)}` }),
    ticked: (eaten: number, planned: number): Word => ({
      en: `${eaten} of ${meals(planned).en} ticked off`,
      ar: `تم تسجيل ${eaten} من ${meals(planned).ar}`,
    }),
    meals: { en: 'Today’s meals', ar: 'وجبات اليوم' },
    undo: { en: 'Undo', ar: 'تراجع' },
    eatenNamed: (meal: string): Word => ({
      en: `Eaten: ${isolated(meal)}. Undo`,
      ar: `تم تناولها: ${isolated(meal)}. تراجع`,
    }),
    tickNamed: (meal: string): Word => ({
      en: `Tick off: ${isolated(meal)}`,
      ar: `تسجيل الوجبة: ${isolated(meal)}`,
    }),
    tickFailed: { en: 'The meal could not be ticked off', ar: 'تعذّر تسجيل الوجبة' },
    allDone: { en: 'Every meal of today is ticked off.', ar: 'سُجّلت كل وجبات اليوم.' },
    notToday: {
      en: 'Your plan has nothing for today. The week shows all of its days.',
      ar: 'لا شيء في خطتك لهذا اليوم. يعرض الأسبوع كل أيامها.',
    },
  },
  message: {
    title: { en: 'Unread message', ar: 'رسالة غير مقروءة' },
    open: { en: 'Read and reply', ar: 'القراءة والرد' },
    openNamed: (name: string): Word => ({
      en: `Read and reply: ${isolated(name)}`,
      ar: `القراءة والرد: ${isolated(name)}`,
    }),
    wordless: { en: 'A file, or a message without words', ar: 'ملف أو رسالة دون نص' },
    none: {
      en: 'No unread messages. Once you have booked, you can write to your dietitian at any time.',
      ar: 'لا رسائل غير مقروءة. بعد الحجز يمكنك مراسلة أخصائيك في أي وقت.',
    },
    questions: (count: number): Word =>
      counted(count, 'Answer # questionnaire', 'Answer # questionnaires', {
        zero: 'لا استبانات بانتظارك',
        one: 'الإجابة عن استبانة واحدة',
        two: 'الإجابة عن استبانتين',
        few: 'الإجابة عن # استبانات',
        many: 'الإجابة عن # استبانة',
        other: 'الإجابة عن # استبانة',
      }),
    all: { en: 'All messages', ar: 'كل الرسائل' },
  },
  recommended: {
    title: { en: 'Recommended for You', ar: 'مقترح لك' },
    viewAll: { en: 'View All', ar: 'عرض الكل' },
    bookNow: { en: 'Book Now', ar: 'الحجز الآن' },
    bookNamed: (name: string): Word => ({
      en: `Book Now: ${isolated(name)}`,
      ar: `الحجز الآن: ${isolated(name)}`,
    }),
    forGoals: (goals: string): Word => ({ en: `For your goal: ${goals}`, ar: `لهدفك: ${goals}` }),
    forCondition: {
      en: 'For the health condition you told us about',
      ar: 'للحالة الصحية التي ذكرتها',
    },
    free: (when: string): Word => ({
      en: `Next available: ${isolated(when)}`,
      ar: `أقرب موعد متاح: ${isolated(when)}`,
    }),
    firstVisit: (price: string): Word => ({
      en: `First visit ${isolated(price)}`,
      ar: `أول زيارة ${isolated(price)}`,
    }),
    rated: (rating: string, count: Word): Word => ({
      en: `Rated ${rating}, ${count.en}`,
      ar: `التقييم ${rating}، ${count.ar}`,
    }),
    ratings: (count: number) =>
      counted(count, '# review', '# reviews', {
        zero: 'دون تقييمات',
        one: 'تقييم واحد',
        two: 'تقييمان',
        few: '# تقييمات',
        many: '# تقييمًا',
        other: '# تقييم',
      }),
    noReviews: { en: 'No reviews yet', ar: 'لا تقييمات بعد' },
    why: {
      en: 'Chosen by your goals and conditions, then by the next available time and reviews. Nobody pays for a place here.',
      ar: 'يُراعى في الاقتراح أهدافك وحالتك الصحية، ثم أقرب وقت متاح والتقييمات. لا أحد يدفع مقابل موضعه هنا.',
    },
    none: {
      en: 'No other dietitian has an available time at the moment.',
      ar: 'لا أوقات متاحة حاليًا لدى أخصائيين آخرين.',
    },
  },
}

const meals = (count: number): Word =>
  counted(count, '# meal', '# meals', {
    zero: 'لا وجبات',
    one: 'وجبة واحدة',
    two: 'وجبتان',
    few: '# وجبات',
    many: '# وجبة',
    other: '# وجبة',
  })
