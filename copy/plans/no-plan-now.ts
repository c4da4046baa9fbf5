import type { Word } from '../word.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

/** For a patient who has only earlier plans. */
export const noPlanNow = {
  title: both('No plan to follow right now', 'لا خطة قائمة الآن'),
  text: both(
    'Your last plan has ended. Ask your dietitian for the next one, or choose an earlier plan above to read it.',
    'انتهت خطتك الأخيرة. يمكنك طلب الخطة التالية من أخصائيك، أو اختيار خطة سابقة من الأعلى للاطلاع عليها.',
  ),
  write: both('Write to your dietitian', 'مراسلة أخصائي التغذية'),
}
