import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** A dietitian asks for parts of the record that are not shared. */
export const askAccess = {
  ask: { en: 'Ask for access', ar: 'طلب الاطلاع' },
  title: { en: 'Ask for access', ar: 'طلب الاطلاع' },
  text: {
    en: 'The patient is notified and decides with one press. You can ask again after 30 days.',
    ar: 'يصل إشعار إلى المريض ليقرر بضغطة واحدة. ويمكنك إعادة الطلب بعد 30 يومًا.',
  },
  groups: { en: 'What you would like to see', ar: 'ما تود الاطلاع عليه' },
  none: { en: 'Choose at least one part.', ar: 'اختر جزءًا واحدًا على الأقل.' },
  send: { en: 'Send the request', ar: 'إرسال الطلب' },
  sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  sent: { en: 'Request sent', ar: 'أُرسل الطلب' },
  asked: (day: string): Word => ({
    en: `You asked for access on ${isolated(day)}.`,
    ar: `طلبت الاطلاع في ${isolated(day)}.`,
  }),
}
