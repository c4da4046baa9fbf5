import type { InvoiceTitle, VatCategory } from '#contract/money/invoices.ts'
import type { Word } from '#copy/word.ts'

/** The words of an invoice, in both languages side by side for every reader. */
export const invoicePaper = {
  titles: {
    tax_invoice: { en: 'Tax invoice', ar: 'فاتورة ضريبية' },
    simplified_tax_invoice: { en: 'Simplified tax invoice', ar: 'فاتورة ضريبية مبسطة' },
    invoice: { en: 'Invoice', ar: 'فاتورة' },
    tax_credit_note: { en: 'Tax credit note', ar: 'إشعار دائن ضريبي' },
    simplified_tax_credit_note: { en: 'Simplified tax credit note', ar: 'إشعار دائن ضريبي مبسط' },
    credit_note: { en: 'Credit note', ar: 'إشعار دائن' },
  } satisfies Record<InvoiceTitle, Word>,
  number: { en: 'Number', ar: 'الرقم' },
  issued: { en: 'Issued', ar: 'تاريخ الإصدار' },
  corrects: { en: 'Corrects invoice', ar: 'تصحيح للفاتورة' },
  creditedBy: { en: 'Credited by', ar: 'صدر عنها الإشعار الدائن' },
  seller: { en: 'Seller', ar: 'البائع' },
  buyer: { en: 'Buyer', ar: 'المشتري' },
  vatNumber: { en: 'VAT number', ar: 'الرقم الضريبي' },
  commercialNumber: { en: 'Commercial registration', ar: 'السجل التجاري' },
  nationalId: { en: 'National ID', ar: 'رقم الهوية الوطنية' },
  description: { en: 'Description', ar: 'الوصف' },
  net: { en: 'Without VAT', ar: 'دون الضريبة' },
  vat: { en: 'VAT', ar: 'الضريبة' },
  total: { en: 'Total', ar: 'الإجمالي' },
  totals: {
    net: { en: 'Total without VAT', ar: 'الإجمالي دون الضريبة' },
    vat: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
    paid: { en: 'Total paid', ar: 'الإجمالي المدفوع' },
    credited: { en: 'Total credited', ar: 'الإجمالي المعاد' },
  },
  qr: { en: 'QR code of the tax invoice', ar: 'رمز الفاتورة الضريبية' },
  consultation: { en: 'Nutrition consultation', ar: 'استشارة غذائية' },
  notes: {
    S: { en: 'Prices include VAT.', ar: 'الأسعار شاملة ضريبة القيمة المضافة.' },
    Z: {
      en: 'Private healthcare to a citizen: the state bears the VAT (VATEX-SA-HEA).',
      ar: 'خدمة صحية خاصة لمواطن: تتحمل الدولة ضريبة القيمة المضافة (VATEX-SA-HEA).',
    },
    O: {
      en: 'The seller is not registered for VAT; this is not a tax invoice.',
      ar: 'البائع غير مسجّل في ضريبة القيمة المضافة، وهذه ليست فاتورة ضريبية.',
    },
  } satisfies Record<VatCategory, Word>,
  agent: ({ name, otherName }: { name: string; otherName: string | null }): Word => ({
    en: `Issued by ${name} in the seller’s name.`,
    ar: `أصدرتها ${otherName ?? name} نيابةً عن البائع.`,
  }),
  fee: {
    en: 'The fee was kept from what patients paid; nothing is due.',
    ar: 'اقتُطعت العمولة مما دفعه المرضى، ولا يلزم دفع شيء.',
  },
}
