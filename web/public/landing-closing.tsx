import { landing } from '#copy/public/landing.ts'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'
import { findPath } from './find-path.ts'

const { closing } = landing

export function LandingClosing() {
  const t = useWords()
  return (
    <Band className="text-center">
      <SeedlingArt className="mx-auto w-44" />
      <BandHead centered heading={t(closing.heading)} text={t(closing.text)} className="mt-6" />
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
        <Link to={findPath} className={buttonClass('primary', 'lg')}>
          {t(closing.find)}
        </Link>
        <Link to="/faq" className={buttonClass('quiet', 'lg')}>
          {t(closing.questions)}
        </Link>
      </div>
    </Band>
  )
}
