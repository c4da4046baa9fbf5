import type { ReactNode } from 'react'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { Card } from '#web/ui/card.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'

type SurveyBandProps = {
  heading: string
  text: string
  /** The form. */
  survey: ReactNode
  /** More to know before filling it in. */
  children?: ReactNode
}

export function SurveyBand({ heading, text, survey, children }: SurveyBandProps) {
  return (
    <Band
      id="survey"
      className="grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12 xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-20"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <BandHead heading={heading} text={text}>
          {children}
        </BandHead>
        <SeedlingArt className="mt-8 -ms-3 hidden w-48 lg:block" />
      </div>
      <Card className="sm:p-8">{survey}</Card>
    </Band>
  )
}
