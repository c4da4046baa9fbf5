import type { AccountMail } from '#copy/accounts/mail.ts'
import { isolated } from '#copy/quoted.ts'
import { inRiyals } from '#copy/riyals.ts'

/** The amount is in the wallet already. */
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

/** Emails about transfers to the owner's bank account. */
export const transferMails = {
  made(riyals: number, ibanEnd: string): AccountMail {
    const { en } = inRiyals(riyals)
    const ar = isolated(inRiyals(riyals).ar)
    return {
      subject: {
        en: `${en} from your wallet is on its way to your bank account`,
        ar: `${ar} من محفظتك في الطريق إلى حسابك البنكي`,
      },
      preheader: {
        en: 'Most banks show it within two working days.',
        ar: 'يظهر في معظم البنوك خلال يومي عمل.',
      },
      paragraphs: [
        {
          en: `As you asked, we are transferring ${en} from your wallet to your bank account ending in ${ibanEnd}. Most banks show it within two working days.`,
          ar: `بناءً على طلبك، نحوّل ${ar} من محفظتك إلى حسابك البنكي المنتهي بـ ${isolated(ibanEnd)}. ويظهر في معظم البنوك خلال يومي عمل.`,
        },
      ],
      button: { en: 'See your wallet', ar: 'عرض المحفظة' },
      note: {
        en: 'If you did not ask for this, please write to the Support Team right away.',
        ar: 'إن لم تطلب ذلك فيُرجى مراسلة فريق الدعم فورًا.',
      },
    }
  },
  returned(riyals: number): AccountMail {
    const { en } = inRiyals(riyals)
    const ar = isolated(inRiyals(riyals).ar)
    return {
      subject: {
        en: `The bank sent ${en} back to your wallet`,
        ar: `أعاد البنك ${ar} إلى محفظتك`,
      },
      preheader: {
        en: 'Please check the account number with our Support Team.',
        ar: 'يُرجى التحقق من رقم الحساب مع فريق الدعم.',
      },
      paragraphs: [
        {
          en: `Your bank did not accept our transfer of ${en}, so the amount is in your wallet again. You can pay with it, or write to the Support Team with another account number.`,
          ar: `لم يقبل البنك تحويلنا بمبلغ ${ar}، فعاد المبلغ إلى محفظتك. يمكنك الدفع به، أو إرسال رقم حساب آخر إلى فريق الدعم.`,
        },
      ],
      button: { en: 'See your wallet', ar: 'عرض المحفظة' },
      note: {
        en: 'Our Support Team will transfer it again at no cost to you.',
        ar: 'يعيد فريق الدعم التحويل من دون أي رسوم عليك.',
      },
    }
  },
}
