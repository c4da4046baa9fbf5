import { brand } from '#copy/brand.ts'
import type { Word } from '../word.ts'

export const ownRefunds = {
  title: { en: 'Refunds', ar: 'استرداد المبالغ' },
  text: {
    en: 'What patients get back when they cancel. It holds for bookings made from now on.',
    ar: 'ما يسترده المريض عند إلغائه الموعد. ويسري على ما يُحجز من الآن فصاعدًا.',
  },
  whose: { en: 'Rules for refunds', ar: 'شروط الاسترداد' },
  platform: { en: `The rules of ${brand.name.en}`, ar: `شروط ${brand.name.ar}` },
  platformText: { en: 'They apply to everyone who sets no others.', ar: 'تسري على كل من لم يضع غيرها.' },
  own: { en: 'Kinder rules of your own', ar: 'شروط أيسر تضعها بنفسك' },
  ownText: {
    en: 'Patients get back as much as those rules say, or more.',
    ar: 'يسترد المريض بموجبها ما تنص عليه تلك الشروط أو أكثر.',
  },
  wholeUntil: {
    label: { en: 'Everything back until', ar: 'استرداد المبلغ كاملًا حتى' },
    help: { en: 'Whoever cancels by then pays nothing.', ar: 'من يلغِ قبلها لا يدفع شيئًا.' },
  },
  partUntil: {
    label: { en: 'A part back until', ar: 'استرداد جزء من المبلغ حتى' },
    help: { en: 'Nothing comes back after that.', ar: 'لا يُسترد شيء بعدها.' },
  },
  partPercent: {
    label: { en: 'That part', ar: 'مقدار هذا الجزء' },
    help: { en: 'Of what was paid.', ar: 'من المبلغ المدفوع.' },
  },
  start: { en: 'The start', ar: 'بدء الموعد' },
  before: (hours: string): Word => ({ en: `${hours} before`, ar: `${hours} قبل الموعد` }),
  read: { en: 'What patients read', ar: 'ما يقرؤه المريض' },
}
