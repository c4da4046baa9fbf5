import { BadgeCheck, CalendarX, Languages, Lock, Soup, Wallet } from 'lucide-react'
import { landing } from '#copy/public/landing.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'

const { why } = landing

export function LandingWhy() {
  const t = useWords()
  return (
    <Band tone="deep" className="grid gap-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-20">
      <BandHead heading={t(why.heading)} text={t(why.text)} />
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {why.items.map(({ id, title, text }) => (
          <li key={id} className="flex gap-4 border-t border-line py-6">
            <span className="flex h-[1lh] items-center text-accent-ink">
              <Icon of={icons[id as keyof typeof icons]} />
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold">{t(title)}</h3>
              <p className="mt-1 text-sm text-ink-soft">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}

const icons = {
  certified: BadgeCheck,
  price: Wallet,
  privacy: Lock,
  language: Languages,
  food: Soup,
  cancel: CalendarX,
}
