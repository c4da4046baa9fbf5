import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'

type Sample = { readonly title: Word; readonly text: Word; readonly amount: number }

/** Fees as a menu writes them. */
export function PriceList({ label, samples }: { label: string; samples: readonly Sample[] }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <Card as="section" flush aria-label={label}>
      <ul className="divide-y divide-line">
        {samples.map(({ title, text, amount }) => (
          <li
            key={title.en}
            className="flex flex-wrap items-baseline gap-x-8 gap-y-1 px-5 py-6 sm:flex-nowrap sm:items-center sm:px-8"
          >
            <div className="min-w-0 flex-1 basis-60">
              <h3 className="font-semibold">{t(title)}</h3>
              <p className="mt-0.5 text-sm text-ink-soft">{t(text)}</p>
            </div>
            <p className="shrink-0 text-xl font-semibold tracking-display text-link">
              {price(language, amount)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
