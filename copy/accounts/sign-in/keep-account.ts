import type { Word } from '#copy/word.ts'

export const keepAccount = {
  text: (date: string, time: string): Word => ({
    en: `You asked us to delete this account. It is closed, and what we keep about you will be erased on ${date} at ${time} (Riyadh time).`,
    ar: `طلبت حذف هذا الحساب، وهو مغلق الآن، وسيُمحى ما نحتفظ به عنك يوم ${date} الساعة ${time} بتوقيت الرياض.`,
  }),
  stays: {
    en: 'If you keep it, everything is as it was, except for the appointments that were cancelled.',
    ar: 'إن احتفظت به عاد كل شيء كما كان، عدا المواعيد التي أُلغيت.',
  },
  keep: { en: 'Keep my account', ar: 'الاحتفاظ بحسابي' },
  keeping: { en: 'Opening your account...', ar: 'جارٍ فتح حسابك...' },
  leave: { en: 'Leave it to be deleted', ar: 'تركه للحذف' },
  done: { en: 'Your account stays', ar: 'حسابك باقٍ' },
  doneText: { en: 'Nothing will be deleted.', ar: 'لن يُحذف منه شيء.' },
}
