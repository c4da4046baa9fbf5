import { CalendarCheck, ChartLine, MessageCircle, Salad, Search, Video } from 'lucide-react'
import { landing } from '#copy/public/landing.ts'
import { useWords } from '#web/lib/words.ts'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { FeatureGrid } from './feature-grid.tsx'

const { features } = landing

export function LandingFeatures() {
  const t = useWords()
  return (
    <Band className="grid gap-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-20">
      <BandHead heading={t(features.heading)} text={t(features.text)} />
      <FeatureGrid features={features.items} icons={icons} />
    </Band>
  )
}

const icons = {
  search: Search,
  booking: CalendarCheck,
  video: Video,
  plan: Salad,
  messages: MessageCircle,
  progress: ChartLine,
}
