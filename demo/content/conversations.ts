import type { ReportOutcome, ReportReason } from '#contract/messages.ts'
import type { Moment } from './visitors.ts'

/** A demo account, or one of a dietitian’s patients who reads this language. */
export type DemoWriter = string | { patientOf: string; language: 'en' | 'ar'; gender: 'female' | 'male' }

export type DemoLine = {
  /** Written by the patient, or by the person who contacts support; all other lines are the other side’s. */
  own?: true
  at: Moment | { minutesAgo: number }
  text?: string
  edited?: true
  takenBack?: true
  /** Reported to the admins by the other side. */
  reported?: {
    at: Moment | { minutesAgo: number }
    reason: ReportReason
    note?: string
    outcome?: ReportOutcome
  }
  /** An attached document: its name, and the lines on it. */
  paper?: { name: string; lines: readonly string[] }
}

export type DemoConversation = {
  person: DemoWriter
  /** A dietitian, or the Support Team. */
  with: string
  lines: readonly DemoLine[]
  /** How many of the last lines each side has not read yet. */
  unread?: { person?: number; other?: number }
}

const patient = 'patient@nabta.test'
const lama = 'dietitian@nabta.test'
const faisal = 'both@nabta.test'
const reem = 'reem.ghamdi@practice.nabta.test'
export const supportTeam = 'support'

export const demoConversations: readonly DemoConversation[] = [
  {
    person: patient,
    with: lama,
    unread: { person: 2 },
    lines: [
      {
        own: true,
        at: { daysAgo: 36, minute: 1_182 },
        text: 'Good evening Dr. Lama, thank you for today. One question: does coffee with milk count as a snack?',
      },
      {
        at: { daysAgo: 35, minute: 541 },
        text: 'Good morning Noura. A small latte without sugar is fine between meals. With syrup it counts as a dessert.',
      },
      {
        own: true,
        at: { daysAgo: 35, minute: 549 },
        text: 'Understood. My caramel latte is officially a dessert.',
      },
      { at: { daysAgo: 35, minute: 552 }, text: 'Keep it for Thursdays and enjoy it.' },
      {
        own: true,
        at: { daysAgo: 21, minute: 1_264 },
        text: 'My lab results came in today, here they are.',
        paper: {
          name: 'Lab results.pdf',
          lines: [
            'Laboratory report',
            'Noura Al-Otaibi',
            'HbA1c 5.9 %',
            'Fasting glucose 101 mg/dL',
            'Vitamin D 24 ng/mL',
            'A page of the demo marketplace. It certifies nothing.',
          ],
        },
      },
      {
        at: { daysAgo: 20, minute: 497 },
        text: 'These look good. HbA1c is down from 6.1 to 5.9, and that is the walking. Let us talk about vitamin D today.',
      },
      { own: true, at: { daysAgo: 20, minute: 503 }, text: 'That made my day.' },
      {
        own: true,
        at: { daysAgo: 4, minute: 1_091 },
        text: 'We are invited for a wedding tomorrow. Dinner will not be before 11 pm. What do I do about “dinner before nine”?',
      },
      {
        at: { daysAgo: 4, minute: 1_120 },
        edited: true,
        text: 'Eat a light dinner at home at eight: labneh, cucumber, a small piece of bread. At the wedding, start with the salad and the grilled meat, and share the dessert.\n\nOne late evening changes nothing. Congratulations to the bride.',
      },
      {
        own: true,
        at: { daysAgo: 2, minute: 610 },
        text: 'It worked. I shared the kunafa with three aunts.',
      },
      {
        at: { minutesAgo: 84 },
        text: 'I read your glucose diary for this week: 98, 101, 96, 104, 99. Very steady.',
      },
      {
        at: { minutesAgo: 81 },
        text: 'Before we speak, please note how you slept on the days above 100. See you shortly.',
      },
    ],
  },
  {
    person: patient,
    with: reem,
    unread: { person: 1 },
    lines: [
      {
        own: true,
        at: { daysAgo: 1, minute: 1_130 },
        text: 'Hello Dr. Reem, I sent a booking request. Should I bring my training plan?',
      },
      { own: true, at: { daysAgo: 1, minute: 1_132 }, takenBack: true },
      {
        at: { minutesAgo: 190 },
        text: 'Hello Noura, yes please, and a list of what you eat on training days. A photo of your plate is as good as a list.',
      },
    ],
  },
  {
    person: patient,
    with: supportTeam,
    lines: [
      {
        own: true,
        at: { daysAgo: 9, minute: 905 },
        text: 'Hello, my calendar shows an appointment that was declined. How do I get rid of it?',
      },
      {
        at: { daysAgo: 9, minute: 927 },
        text: 'Hello Noura, the entry goes with the next refresh of your calendar, usually within a few hours. If it stays, renew your calendar address in the settings.',
      },
      { own: true, at: { daysAgo: 8, minute: 488 }, text: 'It is gone. Thank you for the quick answer.' },
    ],
  },
  {
    person: faisal,
    with: lama,
    unread: { other: 1 },
    lines: [
      { own: true, at: { daysAgo: 11, minute: 1_005 }, text: 'السلام عليكم د. لمى، شكرًا على جلسة أمس.' },
      {
        at: { daysAgo: 11, minute: 1_044 },
        text: 'وعليكم السلام فيصل. أهلًا بك. جرّب وجبة ما بعد التمرين التي تحدثنا عنها وأخبرني بالنتيجة.',
      },
      {
        own: true,
        at: { daysAgo: 5, minute: 1_270 },
        text: 'جربت التونة مع خبز البر بعد التمرين، والجوع في الليل صار أقل بكثير.',
      },
      { at: { daysAgo: 4, minute: 512 }, text: 'ممتاز! نثبّتها إذن، وأضف كوب لبن في الأيام الحارة.' },
      {
        own: true,
        at: { minutesAgo: 47 },
        text: 'هل أكتفي بالماء في التمارين القصيرة، أم أحتاج إلى مشروب رياضي؟',
      },
    ],
  },
  {
    person: { patientOf: lama, language: 'ar', gender: 'female' },
    with: lama,
    unread: { other: 2 },
    lines: [
      {
        own: true,
        at: { daysAgo: 3, minute: 1_215 },
        text: 'مساء الخير دكتورة، السكر الصائم عندي اليوم 118. هل أقلق؟',
      },
      {
        at: { daysAgo: 2, minute: 535 },
        text: 'صباح النور. قراءة واحدة لا تقلق، وننظر إلى الأسبوع كله. سجّلي القراءة كل صباح قبل القهوة.',
      },
      { own: true, at: { daysAgo: 1, minute: 421 }, text: 'اليوم 109 وأمس 111.' },
      { own: true, at: { minutesAgo: 128 }, text: 'واليوم 104، الحمد لله.' },
      { own: true, at: { minutesAgo: 126 }, text: 'هل أستطيع إضافة حبة تمر مع القهوة؟' },
    ],
  },
  {
    person: { patientOf: lama, language: 'en', gender: 'male' },
    with: lama,
    lines: [
      {
        own: true,
        at: { daysAgo: 6, minute: 700 },
        text: 'Could we move next week’s session to the evening? My shift has changed.',
      },
      {
        at: { daysAgo: 6, minute: 742 },
        text: 'Of course. Please press Reschedule on the appointment: my evenings until 8 pm are open from Monday on.',
      },
      {
        own: true,
        at: { daysAgo: 2, minute: 750 },
        text: 'Done, thank you. Shall I keep the food diary until then?',
      },
    ],
  },
  {
    person: { patientOf: lama, language: 'en', gender: 'female' },
    with: lama,
    unread: { other: 1 },
    lines: [
      {
        at: { daysAgo: 5, minute: 630 },
        text: 'How are the lunches going? You wanted to take a box to work on three days.',
      },
      {
        own: true,
        at: { minutesAgo: 320 },
        text: 'Four days! Lentil soup on Sunday and Monday, chicken and freekeh after that. Only Thursday was a burger with the team.',
      },
    ],
  },
  {
    person: { patientOf: faisal, language: 'ar', gender: 'male' },
    with: faisal,
    unread: { other: 1 },
    lines: [
      { at: { daysAgo: 2, minute: 980 }, text: 'أهلًا، كيف كان أول أسبوع على الخطة الجديدة؟' },
      {
        own: true,
        at: { minutesAgo: 66 },
        text: 'أفضل مما توقعت. الصعب هو الفطور قبل الدوام. هل من فكرة سريعة؟',
      },
    ],
  },
  {
    person: { patientOf: reem, language: 'ar', gender: 'female' },
    with: reem,
    lines: [
      { at: { daysAgo: 3, minute: 700 }, text: 'أهلًا بك، أرسلت لك خطة الأسبوع الثاني قبل قليل.' },
      {
        own: true,
        at: { daysAgo: 1, minute: 1_175 },
        text: 'شكرًا دكتورة. وعندي مكملات أصلية مستوردة بسعر خاص، اعرضيها على مريضاتك ولك نسبة من كل علبة.',
        reported: {
          at: { minutesAgo: 410 },
          reason: 'unwanted',
          note: 'ثاني عرض من هذا النوع خلال شهر، وطلبت التوقف عنه.',
        },
      },
    ],
  },
  {
    person: { patientOf: reem, language: 'en', gender: 'female' },
    with: reem,
    lines: [
      {
        own: true,
        at: { daysAgo: 2, minute: 1_020 },
        text: 'I forgot my vitamin D capsule twice this week.',
      },
      {
        at: { minutesAgo: 260 },
        text: 'Then take two of them every day until we meet next month.',
        reported: {
          at: { minutesAgo: 240 },
          reason: 'false_advice',
          note: 'My doctor said one a week, not two a day. Is this safe?',
        },
      },
    ],
  },
  {
    person: { patientOf: faisal, language: 'en', gender: 'male' },
    with: faisal,
    lines: [
      {
        own: true,
        at: { daysAgo: 12, minute: 1_290 },
        text: 'No answer for two hours. You people only want money, I will write that everywhere.',
        reported: { at: { daysAgo: 11, minute: 500 }, reason: 'unkind', outcome: 'writer_warned' },
      },
      { own: true, at: { daysAgo: 10, minute: 620 }, text: 'I was tired and rude. I am sorry.' },
      { at: { daysAgo: 10, minute: 655 }, text: 'Thank you for saying so. Let us go on with the plan.' },
    ],
  },
  {
    person: lama,
    with: supportTeam,
    unread: { person: 1 },
    lines: [
      {
        own: true,
        at: { daysAgo: 1, minute: 565 },
        text: 'Hello, I will renew my SCFHS license next month. Do I upload the new one before the old one ends?',
      },
      {
        at: { daysAgo: 1, minute: 640 },
        text: 'Hello Dr. Lama, yes: upload it under Documents as soon as you have it and submit it. You stay visible to patients in the meantime.',
      },
    ],
  },
  {
    person: faisal,
    with: supportTeam,
    unread: { person: 1 },
    lines: [
      {
        own: true,
        at: { daysAgo: 3, minute: 1_011 },
        text: 'Hi, I am a patient and a dietitian with one account. Do my patients see my own appointments?',
      },
      {
        at: { daysAgo: 2, minute: 545 },
        text: 'Hello Faisal, no. Each side of your account stands by itself: your patients see your practice and nothing else.',
      },
    ],
  },
  {
    person: { patientOf: lama, language: 'ar', gender: 'male' },
    with: supportTeam,
    unread: { other: 1 },
    lines: [
      {
        own: true,
        at: { minutesAgo: 35 },
        text: 'السلام عليكم، لم تصلني رسالة التذكير بموعدي غدًا. هل الموعد مؤكد؟',
      },
    ],
  },
  {
    person: { patientOf: faisal, language: 'en', gender: 'female' },
    with: supportTeam,
    unread: { other: 2 },
    lines: [
      { own: true, at: { minutesAgo: 205 }, text: 'Hi, I would like an invoice for my last session.' },
      { own: true, at: { minutesAgo: 203 }, text: 'It was with Dr. Faisal, paid at the practice.' },
    ],
  },
]
