import type { Word } from '../word.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

/** What is seldom done with a plan. */
export const planMenu = {
  label: both('Print or save the plan', 'طباعة الخطة أو حفظها'),
  print: both('Print', 'طباعة'),
  pdf: both('Save as PDF', 'حفظ بصيغة PDF'),
  making: both('Preparing...', 'جارٍ التحضير...'),
  pdfFailed: both('The PDF could not be made', 'تعذّر إعداد ملف PDF'),
}
