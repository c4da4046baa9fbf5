import { brand } from '#copy/brand.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** The pages of the payment simulator. */
export const simulator = {
  name: { en: `${brand.name.en} payment simulator`, ar: `محاكي الدفع في ${brand.name.ar}` },
  notReal: {
    en: 'This is a simulator. No bank is asked and no money moves. Please use a test card, never a real one.',
    ar: 'هذا محاكٍ: لا يُسأل أي بنك ولا تنتقل أي أموال. يُرجى استخدام بطاقة تجريبية، لا بطاقة حقيقية.',
  },
  /** For a form that takes a payment, in place of the words of one that saves a card. */
  pay: {
    title: { en: 'Pay by card', ar: 'الدفع بالبطاقة' },
    amount: (amount: string): Word => ({
      en: `${isolated(`SAR ${amount}`)} is paid for a nutrition consultation.`,
      ar: `يُدفع مبلغ ${isolated(amount)} ريال مقابل استشارة غذائية.`,
    }),
    send: (amount: string): Word => ({
      en: `Pay ${isolated(`${amount} SAR`)}`,
      ar: `ادفع ${isolated(`${amount} ر.س`)}`,
    }),
  },
  form: {
    title: { en: 'Add your card', ar: 'إضافة بطاقتك' },
    amount: (amount: string): Word => ({
      en: `${isolated(`SAR ${amount}`)} is held to check the card, and released right away.`,
      ar: `يُحجز مبلغ ${isolated(amount)} ريال للتحقق من البطاقة، ثم يُلغى الحجز فورًا.`,
    }),
    name: { en: 'Name on card', ar: 'الاسم على البطاقة' },
    number: { en: 'Card number', ar: 'رقم البطاقة' },
    month: { en: 'Expiry month', ar: 'شهر الانتهاء' },
    year: { en: 'Expiry year', ar: 'سنة الانتهاء' },
    code: { en: 'Security code', ar: 'رمز الأمان' },
    send: { en: 'Add card', ar: 'إضافة البطاقة' },
    back: { en: `Back to ${brand.name.en}`, ar: `العودة إلى ${brand.name.ar}` },
  },
  faults: {
    name: { en: 'Please enter the name on the card.', ar: 'يُرجى إدخال الاسم المكتوب على البطاقة.' },
    number: { en: 'Please check the card number.', ar: 'يُرجى التحقق من رقم البطاقة.' },
    expiry: { en: 'This card has expired.', ar: 'انتهت صلاحية هذه البطاقة.' },
    code: { en: 'Please check the security code.', ar: 'يُرجى التحقق من رمز الأمان.' },
    mobile: { en: 'Please check the mobile number.', ar: 'يُرجى التحقق من رقم الجوال.' },
    declined: {
      en: 'Your bank declined this card. Please check its details, try another card, or ask your bank.',
      ar: 'رفض البنك هذه البطاقة. يُرجى التحقق من بياناتها أو تجربة بطاقة أخرى أو سؤال البنك.',
    },
    insufficient: {
      en: 'There is not enough money on this card. Please try another one.',
      ar: 'الرصيد في هذه البطاقة غير كافٍ. يُرجى تجربة بطاقة أخرى.',
    },
    challenge: {
      en: 'Your bank could not confirm that it is you. Please try again, or use another card.',
      ar: 'لم يتمكن البنك من التحقق من هويتك. يُرجى المحاولة مجددًا أو استخدام بطاقة أخرى.',
    },
  },
  apple: { en: 'Pay with Apple Pay', ar: 'الدفع عبر آبل باي' },
  stc: {
    title: { en: 'Or pay with STC Pay', ar: 'أو الدفع عبر إس تي سي باي' },
    mobile: { en: 'Mobile number', ar: 'رقم الجوال' },
    send: { en: 'Send me the code', ar: 'إرسال الرمز' },
  },
  challenge: {
    title: { en: 'Confirm that it is you', ar: 'تأكيد هويتك' },
    text: (lastFour: string): Word => ({
      en: `Your bank has sent a code for the card ending in ${isolated(lastFour)}. In this simulator it is ${isolated('123456')}.`,
      ar: `أرسل البنك رمزًا للبطاقة المنتهية بالأرقام ${isolated(lastFour)}. وفي هذا المحاكي الرمز هو ${isolated('123456')}.`,
    }),
    sms: (lastFour: string): Word => ({
      en: `A code was sent by SMS to the number ending in ${isolated(lastFour)}. In this simulator it is ${isolated('123456')}.`,
      ar: `أُرسل رمز برسالة نصية إلى الرقم المنتهي بالأرقام ${isolated(lastFour)}. وفي هذا المحاكي الرمز هو ${isolated('123456')}.`,
    }),
    smsCode: { en: 'Code from the SMS', ar: 'رمز الرسالة النصية' },
    code: { en: 'Code from your bank', ar: 'رمز البنك' },
    send: { en: 'Confirm', ar: 'تأكيد' },
    cancel: { en: 'Cancel', ar: 'إلغاء' },
  },
  over: {
    title: { en: 'This form is closed', ar: 'هذا النموذج مغلق' },
    text: {
      en: 'It has been used already, or its time has run out.',
      ar: 'سبق استخدامه أو انتهى وقته.',
    },
  },
  cards: {
    title: { en: 'Test cards', ar: 'البطاقات التجريبية' },
    outcomes: {
      paid: { en: 'Accepted right away', ar: 'تُقبل فورًا' },
      challenge: { en: 'Accepted after the bank’s code', ar: 'تُقبل بعد إدخال رمز البنك' },
      challenge_fails: { en: 'The bank’s code is never right', ar: 'رمز البنك غير صحيح دائمًا' },
      declined: { en: 'Declined', ar: 'تُرفض' },
      insufficient: { en: 'Not enough money', ar: 'الرصيد غير كافٍ' },
      timeout: { en: 'The bank never answers', ar: 'لا يستجيب البنك أبدًا' },
      late: { en: 'Accepted, but later', ar: 'تُقبل لكن لاحقًا' },
      webhook_lost: { en: 'Accepted, without a notice', ar: 'تُقبل دون أي إشعار' },
      webhook_twice: { en: 'Accepted, with two notices', ar: 'تُقبل ويصل إشعارها مرتين' },
      chargeback: { en: 'Accepted; payments are disputed later', ar: 'تُقبل، ثم يُعترض على مدفوعاتها لاحقًا' },
      chargeback_won: {
        en: 'Accepted, then disputed; the bank decides for the seller',
        ar: 'تُقبل، ثم يُعترض عليها ويحكم البنك للبائع',
      },
      chargeback_lost: {
        en: 'Accepted, then disputed; the bank decides for the cardholder',
        ar: 'تُقبل، ثم يُعترض عليها ويحكم البنك لحامل البطاقة',
      },
      saved_declined: {
        en: 'Is kept as a saved card, and declined when it pays',
        ar: 'تُحفظ، ثم تُرفض عند الدفع بها',
      },
    },
  },
}
