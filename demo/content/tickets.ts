import type { TicketCategory, TicketPriority, TicketStatus } from '#contract/support/ticket.ts'

/** A demo account, one of the patients who read this language, or a visitor. */
export type DemoAsker =
  | { account: string; side: 'patient' | 'dietitian' }
  | { language: 'en' | 'ar'; place: number }
  | { language: 'en' | 'ar'; visitor: string; email: string }

/** `hours` before now; a line with `team` is the Support Team's. */
export type DemoTicketLine = { hours: number; text: string; team?: true }

export type DemoTicket = {
  asker: DemoAsker
  category: TicketCategory
  priority: TicketPriority
  status: TicketStatus
  subject: string
  lines: readonly DemoTicketLine[]
  /** It is about the person’s latest appointment. */
  isAboutAppointment?: true
  /** The ticket is assigned to the demo's admin. */
  isAssigned?: true
  rating?: { stars: number; comment?: string }
}

const noura = { account: 'patient@nabta.test', side: 'patient' } as const
const lama = { account: 'dietitian@nabta.test', side: 'dietitian' } as const
const faisal = { account: 'both@nabta.test', side: 'patient' } as const
const english = (place: number) => ({ language: 'en', place }) as const
const arabic = (place: number) => ({ language: 'ar', place }) as const

/** Tickets of the demo to the Support Team, the latest first. */
export const demoTickets: readonly DemoTicket[] = [
  {
    asker: english(0),
    category: 'technical',
    priority: 'high',
    status: 'open',
    subject: 'My camera stays black in the video call',
    isAboutAppointment: true,
    lines: [
      {
        hours: 1.2,
        text: 'My appointment is this evening. In the lobby the microphone works, but the camera picture is black. I use Chrome on an Android tablet.',
      },
    ],
  },
  {
    asker: arabic(0),
    category: 'payments',
    priority: 'high',
    status: 'open',
    subject: 'خُصم المبلغ مرتين',
    lines: [
      {
        hours: 3,
        text: 'السلام عليكم، حجزت موعدًا واحدًا أمس وظهر الخصم في حسابي البنكي مرتين. أرجو المساعدة.',
      },
    ],
  },
  {
    asker: noura,
    category: 'account',
    priority: 'medium',
    status: 'pending',
    subject: 'Changing the phone number for reminders',
    isAssigned: true,
    lines: [
      {
        hours: 27,
        text: 'I have a new number. Reminders still go to the old one although I changed it in my profile. What else do I need to do?',
      },
      {
        hours: 25.5,
        team: true,
        text: 'Hello Noura, thank you for writing. The new number is saved. Reminders that were already scheduled for tomorrow still go to the old one; every later reminder goes to the new one.',
      },
      {
        hours: 24,
        text: 'Good to know. Can you stop the one for tomorrow? Somebody else has that number now.',
      },
      {
        hours: 22,
        team: true,
        text: 'Done: tomorrow’s reminder goes to your email only. Would you please check that the last four digits in your profile are right?',
      },
    ],
  },
  {
    asker: lama,
    category: 'appointments',
    priority: 'medium',
    status: 'open',
    subject: 'Ramadan hours for two weeks only',
    lines: [
      {
        hours: 20,
        text: 'I would like different hours in the first two weeks of Ramadan and my usual ones after that. Do I enter two exceptions or one?',
      },
    ],
  },
  {
    asker: { language: 'ar', visitor: 'منيرة السبيعي', email: 'munirah.subaie@mail.test' },
    category: 'other',
    priority: 'medium',
    status: 'open',
    subject: 'هل يمكن الحجز لوالدتي؟',
    lines: [
      {
        hours: 6,
        text: 'والدتي لا تستخدم الإنترنت. هل يمكنني الحجز باسمها من حسابي أم يلزمها حساب خاص؟',
      },
    ],
  },
  {
    asker: english(1),
    category: 'appointments',
    priority: 'low',
    status: 'closed',
    subject: 'Calendar entries show the wrong city',
    isAssigned: true,
    rating: { stars: 5, comment: 'Fast and friendly.' },
    lines: [
      { hours: 52, text: 'My calendar shows Jeddah for an appointment that is in Riyadh.' },
      {
        hours: 51.4,
        team: true,
        text: 'You are right: the practice had moved. We have corrected the entry and your calendar updates within the hour.',
      },
      { hours: 50, text: 'It is right now. Thank you.' },
      { hours: 49.8, team: true, text: 'Thank you for telling us.' },
    ],
  },
  {
    asker: noura,
    category: 'payments',
    priority: 'low',
    status: 'closed',
    subject: 'Receipt with my company’s name',
    rating: { stars: 4, comment: 'Solved, though I had to ask twice.' },
    lines: [
      { hours: 412, text: 'My employer pays for my consultations. Can the receipt carry the company name?' },
      {
        hours: 406,
        team: true,
        text: 'Yes. Please add the legal name and VAT number under billing details; receipts carry them from then on.',
      },
      { hours: 398, text: 'I have added both. What about the one from last week?' },
      { hours: 390, team: true, text: 'We have issued it again with your company’s name.' },
    ],
  },
  {
    asker: arabic(1),
    category: 'account',
    priority: 'medium',
    status: 'pending',
    subject: 'لا تصلني رسالة تأكيد البريد الجديد',
    lines: [
      { hours: 44, text: 'غيّرت بريدي الإلكتروني في الإعدادات ولم تصلني رسالة التأكيد حتى الآن.' },
      {
        hours: 42,
        team: true,
        text: 'أهلًا بك. أُرسلت الرسالة من جديد قبل دقائق، ويُرجى التحقق من مجلد الرسائل غير المرغوب فيها. هل وصلت؟',
      },
    ],
  },
  {
    asker: arabic(2),
    category: 'technical',
    priority: 'medium',
    status: 'open',
    subject: 'الرسم البياني للوزن لا يظهر',
    isAssigned: true,
    lines: [
      { hours: 30, text: 'أدخلت وزني خمس مرات هذا الشهر، ولا يظهر في الرسم البياني إلا قياس واحد.' },
      { hours: 28, team: true, text: 'شكرًا على التنبيه. ما نوع الجهاز والمتصفح المستخدم؟' },
      { hours: 26, text: 'آيفون 13، ومتصفح سفاري.' },
    ],
  },
  {
    asker: faisal,
    category: 'account',
    priority: 'medium',
    status: 'closed',
    subject: 'التبديل بين حساب المريض وحساب الأخصائي',
    rating: { stars: 5 },
    lines: [
      { hours: 190, text: 'لدي دوران في المنصة. كيف أجعل لوحة الأخصائي هي الافتراضية عند الدخول؟' },
      {
        hours: 189,
        team: true,
        text: 'من الإعدادات ثم الحساب، يمكن اختيار الدور الافتراضي. ويبقى التبديل متاحًا من قائمة الحساب في أي وقت.',
      },
    ],
  },
  {
    asker: english(2),
    category: 'privacy',
    priority: 'medium',
    status: 'pending',
    subject: 'Who can see my questionnaire?',
    lines: [
      {
        hours: 75,
        text: 'I answered a questionnaire before my appointment. Does anybody but the dietitian see it?',
      },
      {
        hours: 73,
        team: true,
        text: 'Only the dietitian who sent it. Our team cannot open it. Under Settings, Privacy you see who has read your record and when. Does that answer your question?',
      },
    ],
  },
  {
    asker: { language: 'en', visitor: 'Daniel Rahman', email: 'daniel.rahman@mail.test' },
    category: 'appointments',
    priority: 'medium',
    status: 'pending',
    subject: 'Consultations in Urdu',
    lines: [
      { hours: 33, text: 'Do you have dietitians who speak Urdu? I live in Dammam.' },
      {
        hours: 31,
        team: true,
        text: 'We do. In the directory, open Filters and choose Urdu under Language; video consultations work from Dammam. Is there anything else we can help you with?',
      },
    ],
  },
  {
    asker: arabic(3),
    category: 'appointments',
    priority: 'low',
    status: 'closed',
    subject: 'تغيير موعد تم تأكيده',
    isAboutAppointment: true,
    rating: { stars: 3, comment: 'الرد واضح لكنه تأخر.' },
    lines: [
      { hours: 130, text: 'هل يمكنني تغيير وقت موعدي بعد تأكيده؟' },
      {
        hours: 116,
        team: true,
        text: 'نعم، من صفحة الموعد عبر «إعادة جدولة»، حتى مرتين قبل بدايته. ويبقى موعدك كما هو حتى يُقبل الوقت الجديد.',
      },
    ],
  },
  {
    asker: english(3),
    category: 'payments',
    priority: 'medium',
    status: 'open',
    subject: 'VAT on my last consultation',
    lines: [
      { hours: 9, text: 'Is VAT included in the fee that I see before booking? My receipt does not say.' },
    ],
  },
  {
    asker: english(4),
    category: 'other',
    priority: 'low',
    status: 'closed',
    subject: 'A dark theme, please',
    rating: { stars: 5, comment: 'It was there all along!' },
    lines: [
      { hours: 260, text: 'An idea: a dark theme would be easier on my eyes at night.' },
      { hours: 254, team: true, text: 'It is there: open the account menu and choose Dark under Theme.' },
    ],
  },
  {
    asker: arabic(4),
    category: 'privacy',
    priority: 'high',
    status: 'pending',
    subject: 'حذف صورة أرسلتها بالخطأ',
    isAssigned: true,
    lines: [
      { hours: 15, text: 'أرسلت صورة إلى الأخصائية بالخطأ ومضى أكثر من خمس دقائق. كيف أحذفها؟' },
      {
        hours: 14.5,
        team: true,
        text: 'لا يمكن سحب الرسالة بعد خمس دقائق، ويمكننا إزالتها بعد موافقتك. هل تؤكد أنها آخر صورة في المحادثة؟',
      },
    ],
  },
  {
    asker: lama,
    category: 'payments',
    priority: 'medium',
    status: 'closed',
    subject: 'My bank details after changing banks',
    rating: { stars: 5, comment: 'Clear answer within the hour.' },
    lines: [
      {
        hours: 340,
        text: 'I have changed banks. Where do I enter the new IBAN, and from when does it count?',
      },
      {
        hours: 339.3,
        team: true,
        text: 'Under Settings, Billing. We verify the new IBAN first; it counts from the next statement on.',
      },
    ],
  },
  {
    asker: { language: 'ar', visitor: 'بدر الحربي', email: 'badr.harbi@mail.test' },
    category: 'technical',
    priority: 'low',
    status: 'closed',
    subject: 'صفحة التسجيل لا تقبل رقم جوالي',
    rating: { stars: 4 },
    lines: [
      { hours: 220, text: 'أحاول التسجيل برقم من دولة الكويت ولا يُقبل.' },
      {
        hours: 212,
        team: true,
        text: 'يمكن كتابة الرقم مع رمز الدولة، مثل \u2068+965\u2069، أو اختيار الكويت من القائمة بجوار الحقل.',
      },
      { hours: 210, text: 'تم التسجيل، شكرًا لكم.' },
      { hours: 209, team: true, text: 'أهلًا بك معنا.' },
    ],
  },
  {
    asker: english(5),
    category: 'technical',
    priority: 'low',
    status: 'open',
    subject: 'The shopping list prints on two pages',
    lines: [
      {
        hours: 47,
        text: 'My shopping list is short, and still prints on two pages. The second one is empty.',
      },
    ],
  },
  {
    asker: { language: 'en', visitor: 'Hannah Okafor', email: 'hannah.okafor@mail.test' },
    category: 'privacy',
    priority: 'medium',
    status: 'open',
    subject: 'Where is health data stored?',
    lines: [
      {
        hours: 11,
        text: 'Our company is considering a wellness program. In which country is employees’ health data stored?',
      },
    ],
  },
]

export const demoCannedAnswers: readonly {
  title: string
  titleArabic: string
  content: string
  contentArabic: string
}[] = [
  {
    title: 'Thank you, we are looking into it',
    titleArabic: 'شكرًا، نعمل على المراجعة',
    content:
      'Thank you for writing. We are looking into this and will come back to you within one working day.',
    contentArabic: 'شكرًا على تواصلك. نراجع الأمر الآن، ونعود إليك خلال يوم عمل واحد.',
  },
  {
    title: 'Video: allow camera and microphone',
    titleArabic: 'الفيديو: السماح بالكاميرا والميكروفون',
    content:
      'Please open the lobby of your appointment and allow the camera and microphone in the browser’s address bar. If another app uses the camera, close it and reload the page.',
    contentArabic:
      'يُرجى فتح صفحة انتظار الموعد والسماح باستخدام الكاميرا والميكروفون من شريط العنوان في المتصفح. وإن كان تطبيق آخر يستخدم الكاميرا، فيُرجى إغلاقه وتحديث الصفحة.',
  },
  {
    title: 'Moving an appointment',
    titleArabic: 'تغيير وقت الموعد',
    content:
      'You can move an appointment up to twice before it starts: open it and choose Reschedule. Your time stays yours until the new one is accepted.',
    contentArabic:
      'يمكن تغيير وقت الموعد حتى مرتين قبل بدايته، من صفحة الموعد عبر «إعادة الجدولة». ويبقى وقتك محجوزًا حتى يُقبل الوقت الجديد.',
  },
  {
    title: 'Health questions belong to the dietitian',
    titleArabic: 'الأسئلة الصحية للأخصائي',
    content:
      'Our team cannot see health data and cannot advise on it. Please ask your dietitian in Messages; they see what you share with them.',
    contentArabic:
      'لا يطّلع فريقنا على البيانات الصحية ولا يقدّم نصائح بشأنها. يُرجى سؤال أخصائيك من صفحة الرسائل، فهو يرى ما تشاركه معه.',
  },
  {
    title: 'Is there anything else?',
    titleArabic: 'هل من شيء آخر؟',
    content: 'Is there anything else we can help you with? If not, we will close this request.',
    contentArabic: 'هل من شيء آخر يمكننا المساعدة فيه؟ وإلا فسنغلق هذا الطلب.',
  },
]
