import { Info } from 'lucide-react'
import { landing } from '#copy/public/landing.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { PriceList } from './price-list.tsx'

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
