import type { announcementReaders, RuleInForce, RuleName, SettingName } from '#contract/platform/settings.ts'
import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

type Setting = { readonly label: Word; readonly help: Word }

/** The platform's settings, for admins. */
export const platformSettings = {
  failed: { en: 'The settings could not be loaded', ar: 'تعذّر تحميل الإعدادات' },
  save: { en: 'Save settings', ar: 'حفظ الإعدادات' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  saved: { en: 'Platform settings saved', ar: 'تم حفظ إعدادات المنصة' },
  reload: { en: 'Load the latest settings', ar: 'تحميل أحدث الإعدادات' },
  sections: {
    registration: {
      title: { en: 'Registration', ar: 'التسجيل' },
      text: {
        en: 'Who can open a new account. People who have one already are not affected.',
        ar: 'من يمكنه فتح حساب جديد. لا يتأثر أصحاب الحسابات الحالية.',
      },
    },
    booking: {
      title: { en: 'Booking', ar: 'الحجز' },
      text: {
        en: 'Limits for patients, and the rules a new practice starts with. Each dietitian can change those later.',
        ar: 'حدود الحجز للمرضى، والقواعد التي تبدأ بها كل عيادة جديدة، ويمكن لكل أخصائي تغييرها لاحقًا.',
      },
    },
    payment: {
      title: { en: 'Payments', ar: 'المدفوعات' },
      text: {
        en: 'Whether patients pay when they book. Appointments that are booked already keep what applied to them.',
        ar: 'هل يدفع المرضى عند الحجز. وتبقى المواعيد المحجوزة على ما كان ساريًا عند حجزها.',
      },
    },
    practice: {
      title: { en: 'Dietitians', ar: 'أخصائيو التغذية' },
      text: {
        en: 'What dietitians see on their dashboard.',
        ar: 'ما يظهر لأخصائيي التغذية في لوحة التحكم.',
      },
    },
    ramadan: {
      title: { en: 'Ramadan', ar: 'رمضان' },
      text: {
        en: 'If Ramadan is announced a day earlier or later than calculated, correct it here. Ramadan hours of dietitians, new Ramadan plans and prayer times follow.',
        ar: 'إذا أُعلن رمضان قبل الموعد المحسوب أو بعده بيوم، فيمكن تصحيحه هنا، وتتبعه ساعات رمضان لدى الأخصائيين والخطط الرمضانية الجديدة ومواقيت الصلاة.',
      },
    },
    announcement: {
      title: { en: 'Announcement', ar: 'إعلان' },
      text: {
        en: 'A message at the top of every page for people who are signed in. Do not write anything about a person’s health.',
        ar: 'رسالة في أعلى كل صفحة لمن سجّل الدخول. يُرجى عدم ذكر أي معلومات صحية عن أحد.',
      },
    },
  },
  settings: {
    patientsMayRegister: {
      label: { en: 'New patients can register', ar: 'تسجيل المرضى الجدد متاح' },
      help: {
        en: 'When off, registration as a patient is refused with an explanation.',
        ar: 'عند الإيقاف يُرفض التسجيل بصفة مريض مع توضيح السبب.',
      },
    },
    dietitiansMayRegister: {
      label: { en: 'New dietitians can register', ar: 'تسجيل أخصائيي التغذية الجدد متاح' },
      help: {
        en: 'Applications already submitted can still be reviewed.',
        ar: 'تبقى مراجعة الطلبات المرسلة ممكنة.',
      },
    },
    takesBookings: {
      label: { en: 'Patients can book', ar: 'حجز المواعيد متاح' },
      help: {
        en: 'When off, no new appointment can be booked. Existing appointments stay and can be changed.',
        ar: 'عند الإيقاف لا يمكن حجز مواعيد جديدة، وتبقى المواعيد الحالية قابلة للتغيير.',
      },
    },
    mostPending: {
      label: { en: 'Requests awaiting an answer', ar: 'الطلبات بانتظار الرد' },
      help: { en: 'Per patient, 1 to 20.', ar: 'لكل مريض، من 1 إلى 20.' },
    },
    showsReviewTexts: {
      label: { en: 'Texts of reviews can be public', ar: 'إتاحة نصوص التقييمات للعموم' },
      help: {
        en: 'On public pages, without names, where author and dietitian agree. Turn this on only once your counsel has agreed.',
        ar: 'في الصفحات العامة دون أسماء، إذا وافق صاحب التقييم والأخصائي. لا تفعّله إلا بعد موافقة مستشارك القانوني.',
      },
    },
    takesPayments: {
      label: { en: 'Patients pay when they book', ar: 'يدفع المرضى عند الحجز' },
      help: {
        en: 'An appointment with a price is made once it is paid for. This needs a payment service.',
        ar: 'لا يُنشأ الموعد الذي له سعر إلا بعد دفعه. ويتطلب ذلك خدمة دفع مفعّلة.',
      },
    },
    feePercent: {
      label: { en: 'Platform fee (%)', ar: 'عمولة المنصة (%)' },
      help: { en: 'Of the price, 0 to 50.', ar: 'من السعر، من 0 إلى 50.' },
    },
    ownFeePercent: {
      label: { en: 'Fee for dietitians’ own patients (%)', ar: 'العمولة على مرضى الأخصائي أنفسهم (%)' },
      help: {
        en: 'For patients who joined by their dietitian’s invitation, 0 to 50.',
        ar: 'على من انضم بدعوة من أخصائيه، من 0 إلى 50.',
      },
    },
    vatPercent: {
      label: { en: 'VAT contained in the fee (%)', ar: 'ضريبة القيمة المضافة ضمن العمولة (%)' },
      help: { en: '0 to 25; 0 if you are not registered.', ar: 'من 0 إلى 25، و0 لمن لم يسجّل في الضريبة.' },
    },
    refundWholeHours: {
      label: {
        en: 'Everything is refunded until (hours before)',
        ar: 'استرداد المبلغ كاملًا حتى (ساعات قبل الموعد)',
      },
      help: {
        en: 'When a patient cancels, 0 to 168. Dietitians can be kinder.',
        ar: 'عند إلغاء المريض، من 0 إلى 168. وللأخصائي أن يزيد في التيسير.',
      },
    },
    refundPartHours: {
      label: {
        en: 'A part is refunded until (hours before)',
        ar: 'استرداد جزء من المبلغ حتى (ساعات قبل الموعد)',
      },
      help: {
        en: 'Later nothing is refunded. No more than the hours above.',
        ar: 'بعدها لا يُسترد شيء. ولا تزيد على الساعات أعلاه.',
      },
    },
    refundPartPercent: {
      label: { en: 'That part (%)', ar: 'نسبة هذا الجزء (%)' },
      help: { en: 'Of what was paid, 0 to 100.', ar: 'من المبلغ المدفوع، من 0 إلى 100.' },
    },
    payoutWeekday: {
      label: { en: 'Dietitians are paid on', ar: 'يوم تحويل المستحقات' },
      help: { en: 'Every week, in the morning in Riyadh.', ar: 'كل أسبوع، صباحًا بتوقيت الرياض.' },
    },
    payoutMinimum: {
      label: { en: 'Smallest payout (SAR)', ar: 'أقل مبلغ للتحويل (ر.س)' },
      help: { en: 'Less than this waits, 1 to 10,000.', ar: 'ما يقل عنه ينتظر، من 1 إلى 10,000.' },
    },
    usualNoticeHours: {
      label: { en: 'Minimum notice (hours)', ar: 'أقل مهلة قبل الموعد (بالساعات)' },
      help: { en: 'For new practices, 0 to 336.', ar: 'للعيادات الجديدة، من 0 إلى 336.' },
    },
    usualHorizonDays: {
      label: { en: 'Bookable ahead (days)', ar: 'مدى الحجز المسبق (بالأيام)' },
      help: { en: 'For new practices, 7 to 180.', ar: 'للعيادات الجديدة، من 7 إلى 180.' },
    },
    usualMostPerPatient: {
      label: { en: 'Upcoming appointments per patient', ar: 'المواعيد القادمة لكل مريض' },
      help: { en: 'For new practices, 1 to 20.', ar: 'للعيادات الجديدة، من 1 إلى 20.' },
    },
    monthlyTarget: {
      label: { en: 'Monthly target of new clients', ar: 'الهدف الشهري للمرضى الجدد' },
      help: { en: 'Shown under ‘Client Growth’, 1 to 500.', ar: 'يظهر ضمن «نمو المرضى»، من 1 إلى 500.' },
    },
    ramadanDress: {
      label: { en: 'Dress public pages for Ramadan', ar: 'مظهر رمضان في الصفحات العامة' },
      help: {
        en: 'From the first day to the last, by the date in Riyadh: brown instead of wheat, crescents in the woven band, suhoor and iftar on the home page.',
        ar: 'من أول أيام الشهر إلى آخرها بتاريخ الرياض: أرضية بنية بدل القمحية، وأهلّة في شريط السدو، والسحور والإفطار في الصفحة الرئيسية.',
      },
    },
    ramadanStarts: {
      label: { en: 'Ramadan begins', ar: 'بداية رمضان' },
      help: { en: 'Compared with the calculated day.', ar: 'مقارنةً باليوم المحسوب.' },
    },
    ramadanEnds: {
      label: { en: 'Ramadan ends', ar: 'نهاية رمضان' },
      help: { en: 'Compared with the calculated day.', ar: 'مقارنةً باليوم المحسوب.' },
    },
    announcementOn: {
      label: { en: 'Show the announcement', ar: 'عرض الإعلان' },
      help: {
        en: 'It appears on the next page people open.',
        ar: 'يظهر في الصفحة التالية التي تُفتح.',
      },
    },
    announcementEnglish: {
      label: { en: 'Text in English', ar: 'النص بالإنجليزية' },
      help: { en: 'Up to 300 characters.', ar: 'حتى 300 حرف.' },
    },
    announcementArabic: {
      label: { en: 'Text in Arabic', ar: 'النص بالعربية' },
      help: { en: 'Up to 300 characters.', ar: 'حتى 300 حرف.' },
    },
    announcementFor: {
      label: { en: 'Who sees it', ar: 'من يظهر له' },
      help: { en: 'By the role they act in.', ar: 'بحسب الدور المستخدم.' },
    },
    announcementUntil: {
      label: { en: 'Last day', ar: 'آخر يوم' },
      help: { en: 'Leave empty to show it until you turn it off.', ar: 'يُترك فارغًا ليظهر حتى إيقافه.' },
    },
  } satisfies Record<SettingName, Setting>,
  readers: {
    everyone: { en: 'Everyone', ar: 'الجميع' },
    patients: { en: 'Patients', ar: 'المرضى' },
    dietitians: { en: 'Dietitians', ar: 'أخصائيو التغذية' },
  } satisfies Record<(typeof announcementReaders)[number], Word>,
  shifts: {
    '-1': { en: 'One day earlier', ar: 'قبل يوم' },
    '0': { en: 'As calculated', ar: 'كما هو محسوب' },
    '1': { en: 'One day later', ar: 'بعد يوم' },
  },
  calculated: (year: string, days: string): Word => ({
    en: `Ramadan ${year} as calculated: ${days}`,
    ar: `رمضان ${year} كما هو محسوب: ${isolated(days)}`,
  }),
  dressed: (days: string): Word => ({
    en: `Days of this dress: ${days}`,
    ar: `أيام هذا المظهر: ${isolated(days)}`,
  }),
  dressPreview: { en: 'Preview the home page', ar: 'معاينة الصفحة الرئيسية' },
  historyText: {
    en: 'The last 20 changes, also in the audit log.',
    ar: 'آخر 20 تغييرًا، وهي في سجل التدقيق أيضًا.',
  },
  history: {
    title: { en: 'Latest changes', ar: 'أحدث التغييرات' },
    none: { en: 'Nothing has been changed yet.', ar: 'لم يتغير شيء بعد.' },
    from: { en: 'Before', ar: 'قبل' },
    to: { en: 'After', ar: 'بعد' },
    byGone: { en: 'by someone who has left', ar: 'بواسطة حساب محذوف' },
    by: (name: string): Word => ({ en: `by ${isolated(name)}`, ar: `بواسطة ${isolated(name)}` }),
    on: { en: 'On', ar: 'مفعّل' },
    off: { en: 'Off', ar: 'متوقف' },
    empty: { en: 'Empty', ar: 'فارغ' },
  },
  rules: {
    title: { en: 'Rules in force', ar: 'القواعد السارية' },
    text: {
      en: 'These are not changed here: the public pages promise them, or the server is started with them.',
      ar: 'لا تُغيَّر هذه القواعد هنا، فهي معلنة في الصفحات العامة أو محددة عند تشغيل الخادم.',
    },
    rule: { en: 'Rule', ar: 'القاعدة' },
    value: { en: 'Value', ar: 'القيمة' },
    from: { en: 'Set by', ar: 'المصدر' },
    sources: {
      product: { en: 'Product', ar: 'المنتج' },
      environment: { en: 'Environment', ar: 'متغيرات الخادم' },
      brand: { en: 'Brand file', ar: 'ملف العلامة' },
    } satisfies Record<RuleInForce['from'], Word>,
    names: {
      patient_session_idle: { en: 'Patient session without activity', ar: 'جلسة المريض دون نشاط' },
      patient_session: { en: 'Patient session at most', ar: 'الحد الأقصى لجلسة المريض' },
      dietitian_session_idle: { en: 'Dietitian session without activity', ar: 'جلسة الأخصائي دون نشاط' },
      dietitian_session: { en: 'Dietitian session at most', ar: 'الحد الأقصى لجلسة الأخصائي' },
      admin_session_idle: { en: 'Admin session without activity', ar: 'جلسة المشرف دون نشاط' },
      admin_session: { en: 'Admin session at most', ar: 'الحد الأقصى لجلسة المشرف' },
      second_factor_of_admins: {
        en: 'Two-factor authentication required of admins',
        ar: 'التحقق بخطوتين إلزامي للمشرفين',
      },
      request_lapses: { en: 'A request lapses unanswered after', ar: 'انتهاء الطلب دون رد بعد' },
      hold: { en: 'A time is held while booking for', ar: 'مدة حجز الوقت مؤقتًا' },
      completes_after: { en: 'Completed automatically after the end', ar: 'الاكتمال تلقائيًا بعد الانتهاء' },
      absence: { en: 'Absence can be reported after the start', ar: 'الإبلاغ عن غياب بعد البداية' },
      moves: { en: 'A patient can reschedule', ar: 'تغيير الوقت من المريض' },
      review_window: { en: 'Reviews are possible for', ar: 'مهلة التقييم' },
      grace: { en: 'A deleted account can return within', ar: 'مهلة الرجوع عن حذف الحساب' },
      notes_kept: { en: 'Signed notes are kept sealed for', ar: 'مدة حفظ الملاحظات الموقّعة مختومة' },
      notifications_kept: { en: 'Notifications are kept for', ar: 'مدة حفظ الإشعارات' },
      unconfirmed_accounts: {
        en: 'Unconfirmed accounts are removed after',
        ar: 'حذف الحسابات غير المؤكدة بعد',
      },
      expired_tokens: { en: 'Expired links are kept for', ar: 'مدة حفظ الروابط المنتهية' },
      upload_size: { en: 'Largest file', ar: 'أكبر حجم للملف' },
      limits_scale: { en: 'Request limits multiplied by', ar: 'مضاعف حدود الطلبات' },
    } satisfies Record<RuleName, Word>,
    times: (count: number): Word =>
      counted(count, 'once', '# times', {
        zero: '# مرة',
        one: 'مرة واحدة',
        two: 'مرتين',
        few: '# مرات',
        many: '# مرة',
        other: '# مرة',
      }),
    years: (count: number): Word =>
      counted(count, '# year', '# years', {
        zero: '# سنة',
        one: 'سنة واحدة',
        two: 'سنتان',
        few: '# سنوات',
        many: '# سنة',
        other: '# سنة',
      }),
    megabytes: (count: number): Word => ({ en: `${count} MB`, ar: `${count} ميجابايت` }),
    yes: { en: 'Yes', ar: 'نعم' },
  },
  announced: {
    label: { en: 'Announcement', ar: 'إعلان' },
    dismiss: { en: 'Dismiss announcement', ar: 'إخفاء الإعلان' },
  },
}
