import type { AccountMail } from '#copy/accounts/mail.ts'
import { brand } from '#copy/brand.ts'
import type { Word } from '#copy/word.ts'

const button: Word = { en: 'See your payments', ar: 'عرض المدفوعات' }
const note: Word = {
  en: 'If you have a question about it, please write to the Support Team.',
  ar: 'إذا كان لديك سؤال عن ذلك فيُرجى مراسلة فريق الدعم.',
}

/** To every dietitian. */
export const platformMails = {
  feeChanges: (was: number, percent: number, day: Word): AccountMail => ({
    subject: { en: `Our fee changes on ${day.en}`, ar: `تغيّر عمولتنا يوم ${day.ar}` },
    preheader: { en: `From ${was}% to ${percent}%`, ar: `من ${was}% إلى ${percent}%` },
    paragraphs: [
      {
        en: `We now keep ${was}% of what patients pay through ${brand.name.en}. From ${day.en} on we will keep ${percent}%. VAT is contained in it.`,
        ar: `نحتفظ حاليًا بنسبة ${was}% مما يدفعه المرضى عبر ${brand.name.ar}. ومن يوم ${day.ar} تصبح ${percent}%، وضريبة القيمة المضافة مشمولة فيها.`,
      },
      {
        en: 'It applies to what is booked and paid for from that day on. Everything booked before keeps the fee of its booking, and for patients who pay you directly nothing changes.',
        ar: 'ويسري ذلك على ما يُحجز ويُدفع من ذلك اليوم فصاعدًا. ويبقى كل ما حُجز قبله على عمولته وقت الحجز، ولا يتغيّر شيء لمن يدفع لك مباشرة.',
      },
      {
        en: 'You can change your prices at any time, and you can leave if you do not agree.',
        ar: 'يمكنك تغيير أسعارك في أي وقت، ولك إنهاء استخدامك إن لم توافق.',
      },
    ],
    button,
    note,
  }),
  feeStays: (percent: number): AccountMail => ({
    subject: { en: `Our fee stays at ${percent}%`, ar: `عمولتنا باقية ${percent}%` },
    preheader: { en: 'The change we announced is withdrawn.', ar: 'سُحب التغيير الذي أعلنّاه.' },
    paragraphs: [
      {
        en: `The change of our fee that we announced does not take place. We go on keeping ${percent}% of what patients pay through ${brand.name.en}.`,
        ar: `لن يسري تغيير العمولة الذي أعلنّاه، وتبقى عمولتنا ${percent}% مما يدفعه المرضى عبر ${brand.name.ar}.`,
      },
    ],
    button,
    note,
  }),
}
