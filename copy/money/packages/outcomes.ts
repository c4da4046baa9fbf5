/** The outcome of a payment for a package. */
export const packageOutcomes = {
  waiting: {
    title: { en: 'Your bank has not answered yet', ar: 'لم يُجب البنك بعد' },
    text: {
      en: 'You can close this page: the package is there as soon as your bank confirms the payment, and we email you.',
      ar: 'يمكنك إغلاق هذه الصفحة، فستظهر الباقة فور تأكيد البنك للدفع وسنراسلك بالبريد الإلكتروني.',
    },
  },
  not_paid: {
    title: { en: 'Nothing was paid', ar: 'لم يُدفع شيء' },
    text: {
      en: 'If your bank declined the card, please try another one on the page of the dietitian.',
      ar: 'إذا رفض البنك البطاقة فيُرجى تجربة بطاقة أخرى من صفحة الأخصائي.',
    },
  },
  ended: {
    title: { en: 'The time to pay is over', ar: 'انتهت مهلة الدفع' },
    text: {
      en: 'Nothing was paid. You can buy the package again on the page of the dietitian.',
      ar: 'لم يُدفع شيء. ويمكنك شراء الباقة من جديد من صفحة الأخصائي.',
    },
  },
  refunded: {
    title: { en: 'The package could not be sold', ar: 'تعذّر بيع الباقة' },
    text: {
      en: 'It is no longer offered, or you have bought it already, so you get everything back.',
      ar: 'لم تعد معروضة أو سبق أن اشتريتها، وستسترد المبلغ كاملًا.',
    },
  },
}
