import { landing } from '#copy/public/landing.ts'
import { useWords } from '#web/lib/words.ts'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { Steps } from './steps.tsx'

const { how } = landing

export function LandingHow() {
  const t = useWords()
  return (
    <Band id="how-it-works" tone="sunken">
      <BandHead heading={t(how.heading)} text={t(how.text)} />
      <Steps steps={how.steps} />
    </Band>
  )
}
