/** The outcomes of paying for an appointment that the dietitian has reserved. */
export const reservedOutcomes = {
  not_paid: {
    title: { en: 'Nothing was paid', ar: 'لم يُدفع شيء' },
    text: {
      en: 'The time is still reserved for you. You can try again.',
      ar: 'ما زال الوقت محجوزًا لك، ويمكنك المحاولة مجددًا.',
    },
  },
  waiting: {
    title: { en: 'Your bank has not answered yet', ar: 'لم يصل رد مصرفك بعد' },
    text: {
      en: 'We keep checking. As soon as the payment arrives, the appointment is confirmed.',
      ar: 'نواصل التحقق. يُؤكَّد الموعد فور وصول الدفعة.',
    },
  },
  ended: {
    title: { en: 'This payment is over', ar: 'انتهت هذه الدفعة' },
    text: {
      en: 'Nothing was charged. While the time is reserved for you, you can pay again.',
      ar: 'لم يُخصم شيء. ما دام الوقت محجوزًا لك يمكنك الدفع من جديد.',
    },
  },
  refunded: {
    title: { en: 'The payment came too late', ar: 'وصلت الدفعة متأخرة' },
    text: {
      en: 'The appointment was no longer held, or is paid for already. You get the whole amount back.',
      ar: 'لم يعد الموعد محجوزًا أو سبق دفع قيمته. سيعود إليك المبلغ كاملًا.',
    },
  },
}
