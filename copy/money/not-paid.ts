/** Why a saved card was not charged. */
export const notPaid = {
  declined: {
    en: 'Your bank declined this card. Nothing was paid. Please choose another way to pay.',
    ar: 'رفض البنك هذه البطاقة ولم يُدفع شيء. يُرجى اختيار طريقة دفع أخرى.',
  },
  cardGone: {
    en: 'This card is no longer saved. Please choose another way to pay.',
    ar: 'لم تعد هذه البطاقة محفوظة. يُرجى اختيار طريقة دفع أخرى.',
  },
}
