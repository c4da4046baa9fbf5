import type { ReactNode } from 'react'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { CheckList } from './check-list.tsx'
import { OnEarth } from './on-earth.tsx'

type PrivacyBandProps = {
  heading: string
  text: string
  points: readonly string[]
  children?: ReactNode
}

export function PrivacyBand({ heading, text, points, children }: PrivacyBandProps) {
  return (
    <Band tone="earth">
      <OnEarth className="grid gap-8 md:grid-cols-2 md:gap-16 lg:gap-24">
        <BandHead heading={heading} text={text} />
        <div className="self-center">
          <CheckList points={points} className="gap-5" />
          {children}
        </div>
      </OnEarth>
    </Band>
  )
}
