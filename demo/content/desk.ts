import type { Language } from '#contract/language.ts'

/** Internal notes on the tickets with these subjects, by the demo’s admin. */
export const demoNotes: readonly {
  subject: string
  hours: number
  text: Readonly<Record<Language, string>>
}[] = [
  {
    subject: 'خُصم المبلغ مرتين',
    hours: 2.5,
    text: {
      en: 'The gateway lists one payment. The second amount looks like an authorization that the bank releases by itself. Asked the bank for a letter.',
      ar: 'تظهر لدى بوابة الدفع عملية واحدة، ويبدو أن المبلغ الثاني حجز مؤقت يلغيه البنك تلقائيًا. طُلب خطاب من البنك.',
    },
  },
  {
    subject: 'My camera stays black in the video call',
    hours: 0.8,
    text: {
      en: 'Same model as last week: Android tablet, the camera is blocked by the system’s privacy switch. If it stays black, offer a phone call.',
      ar: 'الطراز نفسه كما في الأسبوع الماضي: جهاز لوحي يعمل بنظام أندرويد، والكاميرا محجوبة بمفتاح الخصوصية في النظام.',
    },
  },
]

/** Evidence for the open dispute: the pages certify nothing. */
export const disputeEvidence = [
  { name: 'Booking confirmation.pdf', lines: ['Booking confirmation', 'Sent to the cardholder by email.'] },
  {
    name: 'Letter of the dietitian.pdf',
    lines: ['Letter of the dietitian', 'The consultation took place as booked.'],
  },
] as const
export const claimEvidence = {
  name: 'Reception log.pdf',
  lines: ['Reception log', 'Copied by the clinic.'],
} as const

/** Days from now on which the bank wants its answer, as its letter states. */
export const answerInDays = 3
