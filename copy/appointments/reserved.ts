import type { Word } from '../word.ts'

/** An appointment that the dietitian has booked and the patient has yet to pay for. */
export const reservedWords = {
  status: { en: 'Awaiting payment', ar: 'بانتظار الدفع' },
  payUntil: (moment: string): Word => ({ en: `Pay by ${moment}`, ar: `الدفع قبل ${moment}` }),
  paysUntil: (moment: string): Word => ({
    en: `Reserved for payment until ${moment}`,
    ar: `محجوز للدفع حتى ${moment}`,
  }),
  state: {
    patient: (moment: string): Word => ({
      en: `Your dietitian has reserved this time for you. Pay by ${moment} to confirm it; after that it is no longer held.`,
      ar: `حجز لك أخصائي التغذية هذا الوقت. ادفع قيمته قبل ${moment} لتأكيده، وبعد ذلك لا يبقى محجوزًا.`,
    }),
    dietitian: (moment: string): Word => ({
      en: `You have reserved this time. Your patient can pay until ${moment}; after that it becomes available again, and we will let you both know.`,
      ar: `حجزت هذا الوقت، ويمكن للمريض دفع قيمته حتى ${moment}. بعد ذلك يعود متاحًا ونبلّغكما بذلك.`,
    }),
  },
  notPaid: { en: 'It was not paid for in time.', ar: 'لم تُدفع قيمته في الوقت المحدد.' },
  pay: { en: 'Pay', ar: 'الدفع' },
  payOf: (name: string): Word => ({ en: `Pay: ${name}`, ar: `الدفع: ${name}` }),
  decline: { en: 'Decline', ar: 'الاعتذار عن الموعد' },
  dialog: {
    title: { en: 'Pay for this appointment', ar: 'دفع قيمة الموعد' },
    confirm: { en: 'Pay and confirm', ar: 'الدفع والتأكيد' },
    busy: { en: 'Please wait...', ar: 'لحظة من فضلك...' },
    keep: { en: 'Back', ar: 'رجوع' },
    toPay: { en: 'To pay', ar: 'المبلغ المطلوب' },
  },
}
