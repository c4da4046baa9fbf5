import type { Day } from '#contract/days.ts'
import type { AccountMail } from '#copy/accounts/mail.ts'
import { brand } from '#copy/brand.ts'
import { writeDay } from '#copy/dates.ts'

type Announced = { was: number; percent: number; from: Day }

export const platformMails = {
  /** To every dietitian. The fee in force withdraws what was announced before. */
  fee({ was, percent, from }: Announced): AccountMail {
    const stays = was === percent
    const day = { en: writeDay('en', from, 'date'), ar: writeDay('ar', from, 'date') }
    return {
      subject: stays
        ? { en: `Our fee stays at ${was}%`, ar: `تبقى عمولتنا ${was}%` }
        : { en: `Our fee changes on ${day.en}`, ar: `تتغيّر عمولتنا يوم ${day.ar}` },
      preheader: stays
        ? { en: 'The change we announced is withdrawn.', ar: 'سُحب التغيير الذي أعلنّاه.' }
        : { en: `From ${was}% to ${percent}%`, ar: `من ${was}% إلى ${percent}%` },
      paragraphs: stays
        ? [
            {
              en: `The change of our fee that we announced does not take place. We go on keeping ${was}% of what patients pay through ${brand.name.en}.`,
              ar: `لن يسري تغيير العمولة الذي أعلنّاه، وتبقى عمولتنا ${was}% مما يدفعه المرضى عبر ${brand.name.ar}.`,
            },
          ]
        : [
            {
              en: `Of what patients pay through ${brand.name.en} we now keep ${was}%. From ${day.en} on we will keep ${percent}%. VAT is contained in it.`,
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
      button: { en: 'See your payments', ar: 'عرض المدفوعات' },
      note: {
        en: 'If you have a question about it, please write to the Support Team.',
        ar: 'إذا كان لديك سؤال عن ذلك فيُرجى مراسلة فريق الدعم.',
      },
    }
  },
}
