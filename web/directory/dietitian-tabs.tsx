import type { ReactNode } from 'react'
import type { DietitianPage } from '#contract/directory.ts'
import { profile } from '#copy/directory/profile.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useTab } from '#web/lib/tab.ts'
import { useWords } from '#web/lib/words.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { AboutTab } from './about-tab.tsx'

const ServicesTab = lazyPart(() => import('./services-tab.tsx'), 'ServicesTab')

const ids = ['about', 'reviews', 'services'] as const

type DietitianTabsProps = { dietitian: DietitianPage; reviews: ReactNode; packages: ReactNode }

export function DietitianTabs({ dietitian, reviews, packages }: DietitianTabsProps) {
  const t = useWords()
  const [tab, choose] = useTab(ids)
  const contents = {
    about: <AboutTab dietitian={dietitian} />,
    reviews,
    services: <ServicesTab dietitian={dietitian} packages={packages} />,
  }
  return (
    <div className="mt-8">
      <Tabs
        label={t(profile.tabs.label)}
        tabs={ids.map((id) => ({ id, label: t(profile.tabs[id]), content: contents[id] }))}
        selected={tab}
        onSelect={choose}
      />
    </div>
  )
}
