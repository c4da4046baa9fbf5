import { type Language, languages } from '#contract/language.ts'

/** The reader's preferred language among ours; English if the header names none of them. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';')
      const q = options.find((option) => option.trim().startsWith('q='))
      return { language: tag.split('-')[0], weight: q ? Number(q.trim().slice(2)) || 0 : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of wanted) {
    const ours = languages.find((known) => known === language)
    if (ours) return ours
  }
  return 'en'
}
