import { brand } from '#copy/brand.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** The description of the amount in the gateway’s own form; used by the server only. */
export const paymentMethodWords = {
  verification: { en: `${brand.name.en}: card check`, ar: `${brand.name.ar}: التحقق من البطاقة` },
}

export const paymentMethods = {
  packages: { en: 'Packages you bought', ar: 'باقات اشتريتها' },
  unread: { en: 'Your cards could not be loaded', ar: 'تعذّر تحميل بطاقاتك' },
  list: { en: 'Saved cards', ar: 'البطاقات المحفوظة' },
  text: {
    en: `Your card number goes to the payment service only. ${brand.name.en} never sees or stores it.`,
    ar: `يُرسل رقم بطاقتك إلى خدمة الدفع وحدها، ولا يصل إلى ${brand.name.ar} ولا يُحفظ لدينا.`,
  },
  expires: (date: string): Word => ({
    en: `Expires ${isolated(date)}`,
    ar: `تنتهي في ${isolated(date)}`,
  }),
  expiredOn: (date: string): Word => ({
    en: `Expired ${isolated(date)}`,
    ar: `انتهت في ${isolated(date)}`,
  }),
  isDefault: { en: 'Default', ar: 'الأساسية' },
  hasExpired: { en: 'Expired', ar: 'منتهية' },
  none: {
    title: { en: 'No saved cards', ar: 'لا توجد بطاقات محفوظة' },
    text: {
      en: 'You can keep a card here for later. SAR 1 is held to check it and released right away.',
      ar: 'يمكنك حفظ بطاقة هنا لاستخدامها لاحقًا. يُحجز ريال واحد للتحقق منها ثم يُلغى الحجز فورًا.',
    },
  },
  unavailable: {
    title: { en: 'Card payments', ar: 'الدفع بالبطاقات' },
    text: {
      en: 'Payments are not set up here, so no card can be added and nothing is charged.',
      ar: 'خدمة الدفع غير مفعّلة هنا، ولذلك لا يمكن إضافة بطاقة ولا يُخصم أي مبلغ.',
    },
  },
  add: {
    button: { en: 'Add a card', ar: 'إضافة بطاقة' },
    busy: { en: 'Opening the payment service...', ar: 'جارٍ فتح خدمة الدفع...' },
    failed: { en: 'The card could not be added', ar: 'تعذّرت إضافة البطاقة' },
  },
  back: {
    checking: { en: 'Checking your card...', ar: 'جارٍ التحقق من بطاقتك...' },
    added: { en: 'Your card is saved', ar: 'تم حفظ بطاقتك' },
    waiting: {
      en: 'Your bank has not answered yet. The card appears here as soon as it does.',
      ar: 'لم يُجب البنك بعد. ستظهر البطاقة هنا فور وصول جوابه.',
    },
    notAdded: { en: 'No card was added, and nothing was charged.', ar: 'لم تُضف أي بطاقة ولم يُخصم أي مبلغ.' },
    what: {
      en: 'If your bank declined it, please check the details, try another card, or ask your bank.',
      ar: 'إذا رفضها البنك فيُرجى التحقق من بياناتها أو تجربة بطاقة أخرى أو سؤال البنك.',
    },
    notChecked: { en: 'Your card could not be checked', ar: 'تعذّر التحقق من بطاقتك' },
  },
  choose: {
    button: { en: 'Make default', ar: 'تعيين بطاقةً أساسية' },
    named: (card: string): Word => ({
      en: `Make default: ${card}`,
      ar: `تعيين بطاقةً أساسية: ${card}`,
    }),
    busy: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    done: { en: 'Your default card has changed', ar: 'تم تغيير بطاقتك الأساسية' },
    failed: { en: 'The default card could not be changed', ar: 'تعذّر تغيير البطاقة الأساسية' },
  },
  remove: {
    button: { en: 'Remove', ar: 'إزالة' },
    named: (card: string): Word => ({ en: `Remove ${card}`, ar: `إزالة ${card}` }),
    title: { en: 'Remove this card?', ar: 'هل تريد إزالة هذه البطاقة؟' },
    text: (card: string): Word => ({
      en: `${card} is removed here and at the payment service. To pay with it again you would have to add it once more.`,
      ar: `تُزال ${card} من هنا ومن خدمة الدفع. وللدفع بها مجددًا تلزم إضافتها مرة أخرى.`,
    }),
    confirm: { en: 'Remove card', ar: 'إزالة البطاقة' },
    busy: { en: 'Removing...', ar: 'جارٍ الإزالة...' },
    keep: { en: 'Keep', ar: 'الإبقاء عليها' },
    done: { en: 'The card is removed', ar: 'تمت إزالة البطاقة' },
  },
}
