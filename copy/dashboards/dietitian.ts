import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

const appointments = (count: number): Word =>
  counted(count, '# appointment', '# appointments', {
    zero: 'لا مواعيد',
    one: 'موعد واحد',
    two: 'موعدان',
    few: '# مواعيد',
    many: '# موعدًا',
    other: '# موعد',
  })

const moreAppointments = (count: number): Word =>
  counted(count, '# more appointment', '# more appointments', {
    zero: 'لا مواعيد أخرى',
    one: 'موعد آخر',
    two: 'موعدان آخران',
    few: '# مواعيد أخرى',
    many: '# موعدًا آخر',
    other: '# موعد آخر',
  })

const patients = (count: number): Word =>
  counted(count, '# new patient', '# new patients', {
    zero: 'لا مرضى جدد',
    one: 'مريض جديد واحد',
    two: 'مريضان جديدان',
    few: '# مرضى جدد',
    many: '# مريضًا جديدًا',
    other: '# مريض جديد',
  })

export const dietitianDashboard = {
  welcome: (name: string): Word => ({ en: `Welcome, ${name}`, ar: `أهلًا بك يا ${isolated(name)}` }),
  today: (count: number): Word => ({
    en: `${appointments(count).en} today.`,
    ar: `${appointments(count).ar} اليوم.`,
  }),
  next: (time: string): Word => ({
    en: `The next one begins at ${isolated(time)}.`,
    ar: `يبدأ أقربها في ${isolated(time)}.`,
  }),
  free: {
    en: 'Nothing is booked for today. Patients book within the hours you open.',
    ar: 'لا حجوزات اليوم. يحجز المرضى ضمن الساعات التي تتيحها.',
  },
  availability: { en: 'Manage Availability', ar: 'إدارة ساعات العمل' },
  failed: { en: 'Your figures could not be loaded', ar: 'تعذّر تحميل أرقامك' },
  waiting: {
    title: { en: 'Waiting for you', ar: 'بانتظارك' },
    /** Shown until a first appointment has been paid. */
    setUp: {
      application: {
        incomplete: { en: 'Send your application', ar: 'إرسال طلب التحقق' },
        ready: { en: 'Send your application', ar: 'إرسال طلب التحقق' },
        again: { en: 'Send your application again', ar: 'إرسال طلب التحقق من جديد' },
      },
      applicationText: {
        incomplete: {
          en: 'Patients cannot find you yet. They can once you have completed what follows and our team has approved it.',
          ar: 'لا يمكن للمرضى العثور عليك بعد. يجدونك بعد أن تكمل ما يلي ويوافق عليه فريقنا.',
        },
        ready: {
          en: 'Patients cannot find you yet. Everything is complete: our team reviews it as soon as you send it.',
          ar: 'لا يمكن للمرضى العثور عليك بعد. اكتملت بياناتك، ويراجعها فريقنا فور إرسالها.',
        },
        again: {
          en: 'Patients cannot find you yet. Our team has written what to correct.',
          ar: 'لا يمكن للمرضى العثور عليك بعد. كتب لك فريقنا ما ينبغي تصحيحه.',
        },
      },
      details: { en: 'Complete your professional details', ar: 'إكمال بياناتك المهنية' },
      services: { en: 'Add your fee and a service', ar: 'إضافة رسومك وخدمة' },
      documents: { en: 'Upload your documents', ar: 'رفع وثائقك' },
      missing: (things: string): Word => ({
        en: `Still missing: ${things}.`,
        ar: `ما زال ينقص: ${things}.`,
      }),
      hours: {
        label: { en: 'Set your working hours', ar: 'تحديد ساعات عملك' },
        text: { en: 'Without hours nobody can book.', ar: 'لا يمكن لأحد الحجز دون ساعات عمل.' },
      },
      usual_hours: {
        label: { en: 'Confirm your working days', ar: 'تأكيد أيام عملك' },
        text: {
          en: 'Until you do, patients can book from Sunday to Thursday, 9 am to 5 pm.',
          ar: 'حتى ذلك الحين يمكن للمرضى الحجز من الأحد إلى الخميس، من 9 صباحًا إلى 5 مساءً.',
        },
      },
      billing: {
        label: { en: 'Add your legal name and address', ar: 'إضافة اسمك النظامي وعنوانك' },
        text: {
          en: 'They stand on your invoices. Until then nobody can pay you.',
          ar: 'يظهران في فواتيرك، ولا يمكن لأحد الدفع لك قبل ذلك.',
        },
      },
      iban: {
        label: { en: 'Add your bank account', ar: 'إضافة حسابك البنكي' },
        text: { en: 'What you earn is paid out to it.', ar: 'تُحوَّل إليه مستحقاتك.' },
      },
    },
    none: { en: 'Nothing is waiting for you. Well done.', ar: 'لا شيء بانتظارك، كل الأمور منجزة.' },
    unread: (count: number) =>
      counted(count, '# unread conversation', '# unread conversations', {
        zero: 'لا محادثات غير مقروءة',
        one: 'محادثة واحدة غير مقروءة',
        two: 'محادثتان غير مقروءتين',
        few: '# محادثات غير مقروءة',
        many: '# محادثة غير مقروءة',
        other: '# محادثة غير مقروءة',
      }),
    unanswered: (count: number) =>
      counted(count, '# patient waits for your answer', '# patients wait for your answer', {
        zero: 'لا رسائل بانتظار ردك',
        one: 'مريض واحد بانتظار ردك',
        two: 'مريضان بانتظار ردك',
        few: '# مرضى بانتظار ردك',
        many: '# مريضًا بانتظار ردك',
        other: '# مريض بانتظار ردك',
      }),
    unansweredText: {
      en: 'You have read the message and not replied.',
      ar: 'قرأت الرسالة ولم ترد عليها.',
    },
    moves: (count: number) =>
      counted(count, '# patient asks for another time', '# patients ask for another time', {
        zero: 'لا طلبات لتغيير الوقت',
        one: 'طلب واحد لتغيير الوقت',
        two: 'طلبان لتغيير الوقت',
        few: '# طلبات لتغيير الوقت',
        many: '# طلبًا لتغيير الوقت',
        other: '# طلب لتغيير الوقت',
      }),
    movesText: {
      en: 'Until you accept, the old time applies.',
      ar: 'يبقى الوقت السابق إلى أن تقبل الوقت الجديد.',
    },
    unfinished: (count: number) =>
      counted(
        count,
        '# appointment is over, but not completed',
        '# appointments are over, but not completed',
        {
          zero: 'لا مواعيد بانتظار الإكمال',
          one: 'موعد واحد انتهى ولم يكتمل',
          two: 'موعدان انتهيا ولم يكتملا',
          few: '# مواعيد انتهت ولم تكتمل',
          many: '# موعدًا انتهى ولم يكتمل',
          other: '# موعد انتهى ولم يكتمل',
        },
      ),
    unfinishedText: {
      en: 'Say whether the patient came, and write your notes.',
      ar: 'أكّد حضور المريض واكتب ملاحظاتك.',
    },
    claims: (count: number) =>
      counted(count, 'Say who came to # appointment', 'Say who came to # appointments', {
        zero: 'لا استفسارات عن الحضور',
        one: 'من حضر الموعد؟',
        two: 'من حضر في موعدين؟',
        few: 'من حضر في # مواعيد؟',
        many: 'من حضر في # موعدًا؟',
        other: 'من حضر في # موعد؟',
      }),
    claimsText: {
      en: 'The payment is held until attendance is settled.',
      ar: 'يبقى المبلغ معلّقًا إلى أن يُحسم أمر الحضور.',
    },
    conflicts: (count: number) =>
      counted(count, '# appointment no longer fits', '# appointments no longer fit', {
        zero: 'لا مواعيد خارج ساعات عملك',
        one: 'موعد واحد لم يعد مناسبًا',
        two: 'موعدان لم يعودا مناسبين',
        few: '# مواعيد لم تعد مناسبة',
        many: '# موعدًا لم يعد مناسبًا',
        other: '# موعد لم يعد مناسبًا',
      }),
    conflictsText: {
      en: 'Keep, move or cancel what lies outside your hours or licence.',
      ar: 'ما يقع خارج ساعات عملك أو مدة ترخيصك: يمكنك إبقاؤه أو تغيير وقته أو إلغاؤه.',
    },
    answered: (count: number) =>
      counted(count, '# patient has answered your questions', '# patients have answered your questions', {
        zero: 'لا إجابات جديدة عن أسئلتك',
        one: 'إجابات مريض واحد عن أسئلتك',
        two: 'إجابات مريضين عن أسئلتك',
        few: 'إجابات # مرضى عن أسئلتك',
        many: 'إجابات # مريضًا عن أسئلتك',
        other: 'إجابات # مريض عن أسئلتك',
      }),
    answeredText: {
      en: 'The answers and results are on the patient’s page.',
      ar: 'تجد الإجابات والنتائج في صفحة المريض.',
    },
    from: (name: string): Word => ({ en: `Last from ${isolated(name)}`, ar: `آخرها من ${isolated(name)}` }),
    requestsText: {
      en: 'A request that stays unanswered expires.',
      ar: 'ينتهي الطلب إن بقي دون رد.',
    },
    unsigned: (count: number) =>
      counted(count, '# note is not signed yet', '# notes are not signed yet', {
        zero: 'لا ملاحظات دون توقيع',
        one: 'ملاحظة واحدة دون توقيع',
        two: 'ملاحظتان دون توقيع',
        few: '# ملاحظات دون توقيع',
        many: '# ملاحظة دون توقيع',
        other: '# ملاحظة دون توقيع',
      }),
    noteOf: (name: string, day: string): Word => ({
      en: `${isolated(name)}, ${day}`,
      ar: `${isolated(name)}، ${day}`,
    }),
  },
  figures: {
    label: { en: 'At a glance', ar: 'نظرة سريعة' },
    today: { en: 'Today', ar: 'اليوم' },
    appointments: { en: 'appointments', ar: 'عدد المواعيد' },
    active: { en: 'Active patients', ar: 'المرضى النشطون' },
    activeText: { en: 'seen within 90 days, or booked', ar: 'خلال 90 يومًا أو بموعد قادم' },
    earned: { en: 'Earned this month', ar: 'دخل هذا الشهر' },
    earnedOf: (amount: string): Word => ({
      en: `after our fee, of ${isolated(amount)}`,
      ar: `بعد العمولة، من ${isolated(amount)}`,
    }),
    earnedText: { en: 'from completed appointments', ar: 'من المواعيد المكتملة' },
    rating: { en: 'Rating', ar: 'التقييم' },
    rated: (count: number) =>
      counted(
        count,
        '# review',
        '# reviews',
        {
          zero: 'لا تقييمات بعد',
          one: 'تقييم واحد',
          two: 'تقييمان',
          few: '# تقييمات',
          many: '# تقييمًا',
          other: '# تقييم',
        },
        'No reviews yet',
      ),
  },
  agenda: {
    title: { en: "Today's Agenda", ar: 'برنامج اليوم' },
    none: {
      en: 'Nothing is confirmed. Patients book within the hours you open.',
      ar: 'لا مواعيد مؤكدة. يحجز المرضى ضمن الساعات التي تتيحها.',
    },
    /** Below the visits of today. */
    more: (count: number, until: string): Word => ({
      en: `Then ${moreAppointments(count).en}. Your day ends at ${isolated(until)}.`,
      ar: `بعده ${moreAppointments(count).ar}. ينتهي يومك في ${isolated(until)}.`,
    }),
    last: { en: 'That is all for today.', ar: 'لا مواعيد أخرى اليوم.' },
    over: { en: 'Nothing else is confirmed for today.', ar: 'لا مواعيد مؤكدة أخرى اليوم.' },
    first: { en: 'First visit', ar: 'أول زيارة' },
    prepare: { en: 'Prepare', ar: 'التحضير' },
    start: { en: 'Start', ar: 'بدء' },
    named: (action: string, name: string): Word => ({
      en: `${action}: ${isolated(name)}`,
      ar: `${action}: ${isolated(name)}`,
    }),
  },
  growth: {
    title: { en: 'Client Growth', ar: 'نمو عدد المرضى' },
    reached: (count: number, target: number): Word => ({
      en: `${count} of ${patients(target).en} this month`,
      ar: `${count} من هدف الشهر: ${patients(target).ar}`,
    }),
    label: { en: 'Monthly target', ar: 'الهدف الشهري' },
    months: { en: 'Who came for the first time, month by month', ar: 'من حضر لأول مرة، شهرًا بشهر' },
    month: (month: string, count: number): Word => ({
      en: `${month}: ${patients(count).en}`,
      ar: `${month}: ${patients(count).ar}`,
    }),
    none: {
      en: 'Your new patients are counted here after their first visit. A complete profile helps them choose you.',
      ar: 'يُحتسب هنا مرضاك الجدد بعد أول زيارة. الملف المكتمل يساعدهم على اختيارك.',
    },
    profile: { en: 'Open your profile', ar: 'فتح ملفك' },
    all: { en: 'All patients', ar: 'كل المرضى' },
  },
}
