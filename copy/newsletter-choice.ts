import { brand } from './brand.ts'

export const newsletterChoice = {
  label: { en: 'News and recipes', ar: 'الأخبار والوصفات' },
  help: {
    en: `The newsletter of ${brand.name.en}. Only if you want it, and every issue has a link to stop it.`,
    ar: `نشرة ${brand.name.ar} البريدية، تصلك إن رغبت فيها فقط، وفي كل عدد رابط لإيقافها.`,
  },
  failed: { en: 'Your choice could not be saved', ar: 'تعذّر حفظ اختيارك' },
}
