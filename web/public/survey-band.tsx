import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'

type SurveyBandProps = {
  heading: string
  text: string
  /** The form itself. */
  survey: ReactNode
  /** What keeps the words company. */
  art: ReactNode
}

export function SurveyBand({ heading, text, survey, art }: SurveyBandProps) {
  return (
    <Band id="survey" className="grid gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-20">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <BandHead heading={heading} text={text} />
        <div className="mt-8 hidden lg:block">{art}</div>
      </div>
      <Card className="sm:p-8">{survey}</Card>
    </Band>
  )
}
