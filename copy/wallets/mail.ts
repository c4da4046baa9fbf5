import type { AccountMail } from '#copy/accounts/mail.ts'
import { isolated } from '#copy/quoted.ts'
import { inRiyals } from '#copy/riyals.ts'

/** It is there already. */
export const walletMail = (riyals: number): AccountMail => {
  const { en } = inRiyals(riyals)
  const ar = isolated(inRiyals(riyals).ar)
  return {
    subject: { en: `${en} is back on your wallet`, ar: `عاد ${ar} إلى محفظتك` },
    preheader: { en: 'You can pay with it right away.', ar: 'يمكنك الدفع به فورًا.' },
    paragraphs: [
      {
        en: `We have put ${en} back on your wallet for an appointment that will not take place. You can pay for another appointment with it right away.`,
        ar: `أعدنا ${ar} إلى محفظتك عن موعد لن ينعقد. ويمكنك الدفع به لموعد آخر فورًا.`,
      },
    ],
    button: { en: 'See your wallet', ar: 'عرض المحفظة' },
    note: {
      en: 'If you have a question about it, please write to the Support Team.',
      ar: 'إذا كان لديك سؤال عن ذلك فيُرجى مراسلة فريق الدعم.',
    },
  }
}
