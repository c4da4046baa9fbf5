import { feeNoticeDays } from '#contract/platform/fee-notice.ts'
import { brand } from '#copy/brand.ts'
import type { Word } from '#copy/word.ts'

/** The platform's fee, for admins and for dietitians. */
export const platformFee = {
  title: { en: 'Platform fee', ar: 'عمولة المنصة' },
  text: {
    en: 'What the platform keeps of a price. Every dietitian is notified by email, and appointments booked before keep their fee.',
    ar: 'ما تحتفظ به المنصة من السعر. يُبلَّغ كل أخصائي بالبريد الإلكتروني، وتبقى المواعيد المحجوزة قبل ذلك على عمولتها.',
  },
  now: (percent: number): Word => ({ en: `Now: ${percent}%.`, ar: `حاليًا: ${percent}%.` }),
  next: (percent: number, day: string): Word => ({
    en: `From ${day} on: ${percent}%.`,
    ar: `من يوم ${day}: ${percent}%.`,
  }),
  percent: {
    label: { en: 'New fee (%)', ar: 'العمولة الجديدة (%)' },
    help: {
      en: '0 to 50. The present fee withdraws an announced change.',
      ar: 'من 0 إلى 50. وإدخال العمولة الحالية يسحب التغيير المعلن.',
    },
  },
  from: {
    label: { en: 'In force from', ar: 'تسري من' },
    help: {
      en: `At least ${feeNoticeDays} days from today.`,
      ar: `بعد ${feeNoticeDays} يومًا على الأقل من اليوم.`,
    },
  },
  announce: { en: 'Announce fee', ar: 'إعلان العمولة' },
  announcing: { en: 'Announcing...', ar: 'جارٍ الإعلان...' },
  announced: { en: 'Dietitians are being notified', ar: 'يجري إبلاغ الأخصائيين' },
  /** For dietitians. */
  own: (percent: number): Word => ({
    en: `${brand.name.en} keeps ${percent}% of what patients pay through it, VAT included. What they pay you directly is all yours.`,
    ar: `تحتفظ ${brand.name.ar} بنسبة ${percent}% مما يدفعه المرضى عبرها، شاملةً الضريبة. وما يدفعونه لك مباشرة كله لك.`,
  }),
  sellerUnknown: {
    en: 'Nobody can pay for your services yet: invoices to patients need your legal name and address.',
    ar: 'لا يمكن لأحد دفع رسوم خدماتك بعد، إذ يلزم اسمك القانوني وعنوانك لفواتير المرضى.',
  },
  billing: { en: 'Add billing details', ar: 'إضافة بيانات الفوترة' },
  youReceive: (amount: string): Word => ({
    en: `You receive \u2068${amount}\u2069 where the patient pays online.`,
    ar: `تستلم \u2068${amount}\u2069 عند الدفع عبر المنصة.`,
  }),
}
