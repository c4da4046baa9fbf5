import { publicDirectory } from '#copy/directory/public.ts'
import { landing } from '#copy/public/landing.ts'
import { blank, Slot } from '#web/lib/sent-page.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'

const { list } = publicDirectory

/** The next ones of the public directory, with their free times. */
export function LandingDietitians() {
  const t = useWords()
  return (
    <Slot name="some">
      <Band className="grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <BandHead heading={t(list.heading)} text={t(list.text)}>
          <a href={blank('listPath')} data-link="" className={buttonClass('primary', 'md', 'mt-7')}>
            {t(landing.closing.find)}
          </a>
          <p className="mt-4 text-sm text-ink-faint">{t(list.orderTexts.other)}</p>
        </BandHead>
        <ul className="grid grid-cols-1 gap-4 max-sm:[&>:nth-child(n+3)]:hidden">
          <Slot name="cards">{blank('card')}</Slot>
        </ul>
      </Band>
    </Slot>
  )
}
