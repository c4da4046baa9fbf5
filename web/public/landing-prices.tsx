import { Info } from 'lucide-react'
import { landing } from '#copy/public/landing.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'

const { prices } = landing

export function LandingPrices() {
  const t = useWords()
  return (
    <Band tone="sunken" className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-20">
      <BandHead heading={t(prices.heading)} text={t(prices.text)}>
        <p className="mt-6 flex gap-3 text-sm text-ink-soft">
          <span className="flex h-[1lh] items-center text-link">
            <Icon of={Info} />
          </span>
          {t(prices.note)}
        </p>
      </BandHead>
      <PriceList label={t(prices.sample)} samples={prices.samples} />
    </Band>
  )
}

type Sample = { readonly title: Word; readonly text: Word; readonly amount: number }

/** Prices laid out like a menu. */
function PriceList({ label, samples }: { label: string; samples: readonly Sample[] }) {
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
            <p className="shrink-0 text-xl display">{price(language, amount)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
