import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { LeafTile } from '#web/ui/leaf-tile.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { CheckList } from './check-list.tsx'

type PrivacyBandProps = {
  heading: string
  text: string
  points: readonly string[]
  children?: ReactNode
}

export function PrivacyBand({ heading, text, points, children }: PrivacyBandProps) {
  return (
    <Band tone="deep" className="grid gap-8 md:grid-cols-2 md:gap-16 lg:gap-24">
      <div>
        <LeafTile icon={Lock} />
        <BandHead heading={heading} text={text} className="mt-5" />
      </div>
      <div className="self-center">
        <CheckList points={points} className="gap-5" />
        {children}
      </div>
    </Band>
  )
}
