import type { EntryKind } from '#contract/money/books.ts'
import { brand } from '#copy/brand.ts'
import type { Word } from '#copy/word.ts'

export const statements = {
  title: { en: 'Statements', ar: 'كشوف الحساب' },
  text: {
    en: 'Your account with us, month by month: what came, what went to your bank account, and what was left.',
    ar: 'حسابك لدينا شهرًا بشهر: ما أُضيف، وما حُوّل إلى حسابك البنكي، وما تبقى.',
  },
  failed: { en: 'The statements could not be loaded', ar: 'تعذّر تحميل كشوف الحساب' },
  none: {
    en: 'Your first statement appears here with your first earnings.',
    ar: 'يظهر أول كشف هنا مع أول دخل لك.',
  },
  list: { en: 'Statements by month', ar: 'كشوف الحساب حسب الشهر' },
  underWay: { en: 'Not over yet', ar: 'لم ينتهِ بعد' },
  earned: (amount: string): Word => ({ en: `Earned ${amount}`, ar: `الدخل \u2068${amount}\u2069` }),
  takenBack: (amount: string): Word => ({ en: `taken back ${amount}`, ar: `خُصم \u2068${amount}\u2069` }),
  paidOut: (amount: string): Word => ({ en: `paid out ${amount}`, ar: `حُوّل \u2068${amount}\u2069` }),
  left: { en: 'Left at the end', ar: 'المتبقي في نهايته' },
  leftNow: { en: 'There now', ar: 'الموجود الآن' },
  pdf: { en: 'PDF', ar: 'PDF' },
  csv: { en: 'CSV', ar: 'CSV' },
  pdfOf: (month: string): Word => ({ en: `PDF of ${month}`, ar: `كشف ${month} بصيغة PDF` }),
  csvOf: (month: string): Word => ({ en: `CSV of ${month}`, ar: `كشف ${month} بصيغة CSV` }),
  making: { en: 'Preparing...', ar: 'جارٍ التجهيز...' },
  fileFailed: { en: 'The file could not be made', ar: 'تعذّر إعداد الملف' },
  /** For admins. */
  of: (name: string): Word => ({ en: `Statements of ${name}`, ar: `كشوف الحساب: ${name}` }),
  open: { en: 'Statements', ar: 'كشوف الحساب' },
  close: { en: 'Close', ar: 'إغلاق' },
  nobody: { en: 'Nothing was ever earned here.', ar: 'لا يوجد دخل هنا حتى الآن.' },
}

/** In the PDF and the spreadsheet. */
export const statementPaper = {
  title: (month: string): Word => ({ en: `Statement for ${month}`, ar: `كشف حساب ${month}` }),
  underWay: (day: string): Word => ({
    en: `The month is not over: this is how it stood on ${day}.`,
    ar: `لم ينتهِ الشهر بعد، وهذا ما كان عليه الحساب في ${day}.`,
  }),
  opening: { en: 'At the beginning', ar: 'في بداية الشهر' },
  closing: { en: 'At the end', ar: 'في نهاية الشهر' },
  closingNow: { en: 'Until now', ar: 'حتى الآن' },
  none: { en: 'Nothing has moved in this month.', ar: 'لا توجد حركات في هذا الشهر.' },
  sums: { en: 'Sum of the month', ar: 'مجموع الشهر' },
  columns: {
    day: { en: 'Date', ar: 'التاريخ' },
    what: { en: 'What', ar: 'البيان' },
    paid: { en: 'Paid by patients', ar: 'مدفوعات المرضى' },
    fee: { en: 'Fee', ar: 'العمولة' },
    vat: { en: 'VAT on the fee', ar: 'ضريبة العمولة' },
    pending: { en: 'Pending', ar: 'معلّق' },
    available: { en: 'Available', ar: 'متاح' },
  } satisfies Record<string, Word>,
  /** In the spreadsheet only: the kind of each entry. */
  about: { en: 'Appointment', ar: 'الموعد' },
  kinds: {
    earned: { en: 'Earned', ar: 'دخل من موعد' },
    package_earned: { en: 'Earned from a package', ar: 'دخل من موعد ضمن باقة' },
    taken_back: { en: 'Your share of a refund', ar: 'حصتك من مبلغ مسترد' },
    available: { en: 'Made available', ar: 'إتاحة للتحويل' },
    payout_asked: { en: 'Payout to your bank account', ar: 'تحويل إلى حسابك البنكي' },
    payout_returned: { en: 'Payout that came back', ar: 'تحويل مرتد' },
  } satisfies Partial<Record<EntryKind, Word>>,
  gone: { en: 'an appointment that is no longer kept', ar: 'موعد لم تعد بياناته محفوظة' },
  note: {
    en: 'All amounts are in Saudi riyals. What is pending becomes available 48 hours after the appointment. While a bank asks for a payment back, what was earned with it stays where it is. Each line comes from our ledger, and nothing in it is ever changed.',
    ar: 'جميع المبالغ بالريال السعودي. يصبح المعلّق متاحًا بعد 48 ساعة من الموعد. وما دام البنك يطالب باسترداد دفعة يبقى الدخل منها في مكانه. كل سطر هنا مقيّد في دفتر حساباتنا، ولا يتغير فيه شيء.',
  },
  made: (day: string): Word => ({
    en: `${brand.name.en} · made on ${day}`,
    ar: `${brand.name.ar} · أُعد في ${day}`,
  }),
}
