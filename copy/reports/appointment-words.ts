import type { ShownStatus } from '#contract/reports/figures.ts'
import type { Word } from '../word.ts'

export const appointmentWords = {
  statuses: {
    completed: { en: 'Completed', ar: 'مكتمل' },
    active: { en: 'In Progress', ar: 'جارٍ الآن' },
    scheduled: { en: 'Scheduled', ar: 'مجدول' },
    cancelled: { en: 'Cancelled', ar: 'ملغى' },
  } satisfies Record<ShownStatus, Word>,
  modes: {
    video: { en: 'Video Call', ar: 'مكالمة فيديو' },
    'in-person': { en: 'In-person', ar: 'حضوري' },
  },
  /** In place of the name of a deleted account. */
  gone: { en: 'Deleted account', ar: 'حساب محذوف' },
  /** Client and dietitian. */
  meeting: (client: string, dietitian: string): Word => ({
    en: `\u2068${client}\u2069 with \u2068${dietitian}\u2069`,
    ar: `\u2068${client}\u2069 مع \u2068${dietitian}\u2069`,
  }),
}
