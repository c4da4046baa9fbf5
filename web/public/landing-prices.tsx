import { landing } from '#copy/public/landing.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Dishes } from '#web/ui/laid-table.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'

const { prices } = landing

export function LandingPrices() {
  const t = useWords()
  return (
    <Band
      tone="table"
      className="relative isolate grid gap-10 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16"
    >
      <Dishes
        dishes={[
          { name: 'foul', className: '-start-28 -bottom-20 hidden w-48 lg:block' },
          { name: 'chickpeas', className: '-end-10 -top-28 w-32 lg:-top-36 lg:w-44' },
        ]}
      />
      <PriceList />
      <BandHead heading={t(prices.heading)} text={t(prices.text)} className="max-lg:-order-1">
        <p className="mt-4 text-sm text-ink-soft">{t(prices.note)}</p>
      </BandHead>
    </Band>
  )
}

/** Prices laid out like a menu. */
function PriceList() {
  const t = useWords()
  const language = useLanguage()
  return (
    <Card
      as="section"
      flush
      aria-label={t(prices.sample)}
      className="border-0 px-5 shadow-lying sm:px-10 sm:py-3"
    >
      <ul className="divide-y divide-line">
        {prices.samples.map(({ title, text, amount }) => (
          <li key={title.en} className="py-5 sm:py-6">
            <div className="flex items-baseline gap-3">
              <h3 className="text-md font-semibold sm:text-lg">{t(title)}</h3>
              <span aria-hidden="true" className="flex-1 border-b-2 border-dotted border-table-line" />
              <p className="text-xl display whitespace-nowrap">{price(language, amount)}</p>
            </div>
            <p className="mt-1 text-sm text-ink-soft">{t(text)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
