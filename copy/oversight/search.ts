import type { FoundKind } from '#contract/oversight/search.ts'
import type { Word } from '../word.ts'

/** The search above every admin page. */
export const adminSearch = {
  open: { en: 'Search', ar: 'البحث' },
  box: { en: 'Search people, appointments, tickets...', ar: 'البحث في المستخدمين والمواعيد والتذاكر...' },
  filter: {
    label: { en: 'Filter', ar: 'التصفية' },
    all: { en: 'Everything', ar: 'كل النتائج' },
  },
  kinds: {
    people: { en: 'Users', ar: 'المستخدمون' },
    appointments: { en: 'Appointments', ar: 'المواعيد' },
    tickets: { en: 'Support Tickets', ar: 'تذاكر الدعم' },
  } satisfies Record<FoundKind, Word>,
  hint: {
    en: 'By name, email or phone, or by the subject of a ticket.',
    ar: 'بالاسم أو البريد الإلكتروني أو رقم الجوال، أو بموضوع التذكرة.',
  },
  none: { en: 'Nothing found', ar: 'لا نتائج' },
  failed: { en: 'The search could not be completed', ar: 'تعذّر إكمال البحث' },
}
