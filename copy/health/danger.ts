import type { DangerLevel } from '#contract/health/danger.ts'
import type { Word } from '../word.ts'

export const danger = {
  /** For a dietitian who records a measure at a consultation. */
  forPatient: { en: 'Tell your patient now:', ar: 'يُبلَّغ صاحب القياس الآن بما يلي:' },
  call: (number: string): Word => ({ en: `Call ${number}`, ar: `الاتصال على ${number}` }),
  numbers: {
    '997': { en: 'Ambulance', ar: 'الإسعاف' },
    '937': { en: 'Medical advice at any hour', ar: 'استشارة طبية على مدار الساعة' },
  },
  source: ({ name, year }: { name: string; year: number }): Word => ({
    en: `Threshold: ${name}, ${year}. This is not a diagnosis.`,
    ar: `الحد المعتمد: \u2068${name}\u2069، ${year}. وليس هذا تشخيصًا.`,
  }),
  saved: { en: 'The reading is saved.', ar: 'حُفظت القراءة.' },
  again: { en: 'Measure again', ar: 'قياس مرة أخرى' },
  close: { en: 'Close', ar: 'إغلاق' },
  /** For an older reading, which needs no immediate action. */
  savedLate: {
    en: 'Saved. This reading was dangerous: speak with your physician about it.',
    ar: 'حُفظت القراءة. وهي قراءة خطرة تستدعي مراجعة الطبيب.',
  },
  flags: {
    emergency: { en: 'Dangerous', ar: 'خطِر' },
    urgent: { en: 'Needs attention', ar: 'يحتاج إلى انتباه' },
  } satisfies Record<DangerLevel, Word>,
  /** Shown at the top of a patient's page. */
  toDietitian: {
    title: { en: 'Dangerous readings in the last 14 days', ar: 'قراءات خطرة خلال آخر 14 يومًا' },
    text: {
      en: 'Your patient was told what to do and whom to call. Ask how they are.',
      ar: 'أُبلغ صاحب القياس بما عليه فعله وبمن يتصل. يحسن الاطمئنان عليه.',
    },
    show: (en: string, ar: string): Word => ({ en: `Show ${en.toLowerCase()}`, ar: `عرض ${ar}` }),
  },
}
