/** Whether a person's visits are counted. */
export const usageChoice = {
  title: { en: 'Analytics', ar: 'الإحصاءات' },
  text: {
    en: 'Once a day we count how many people were here, by role and language. No names, no third parties, nothing about health.',
    ar: 'نعدّ مرة في اليوم كم شخصًا استخدم المنصة، بحسب الدور واللغة. دون أسماء، ودون أطراف أخرى، ودون أي معلومة صحية.',
  },
  label: { en: 'Count me in', ar: 'احتسابي ضمن العدد' },
  help: {
    en: 'It tells us when the servers are busy and which language to improve.',
    ar: 'يفيدنا ذلك في معرفة أوقات الذروة واللغة التي تحتاج إلى تحسين.',
  },
  unread: { en: 'This setting could not be loaded', ar: 'تعذّر تحميل هذا الإعداد' },
  failed: { en: 'Your choice could not be saved', ar: 'تعذّر حفظ اختيارك' },
}
