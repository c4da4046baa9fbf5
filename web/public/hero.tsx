import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { SaduBand } from '#web/ui/sadu-band.tsx'
import { OnEarth } from './on-earth.tsx'
import { pageWidth } from './page-width.ts'

type HeroProps = {
  words: ReactNode
  /** Beside the words, from their edge to that of the window; below them on phones. */
  table: ReactNode
  tone?: keyof typeof tones
}

/** The first screen of a public page: words on the ground of a laid table. */
export function Hero({ words, table, tone = 'table' }: HeroProps) {
  const Words = tone === 'earth' ? OnEarth : 'div'
  return (
    <>
      <section className={joinClasses('relative isolate overflow-clip', tones[tone])}>
        <div className={pageWidth}>
          <Words
            {...(tone === 'table' && { 'data-on-table': '' })}
            className="flex flex-col justify-center pt-4 pb-8 lg:min-h-[36rem] lg:w-[43%] lg:py-12 xl:min-h-[40rem]"
          >
            {words}
          </Words>
        </div>
        {table}
      </section>
      <SaduBand />
    </>
  )
}

const tones = {
  /** The header stands on it with its edge, too. In Ramadan it is brown, and `data-on-table` marks what is light then. */
  table: '-mt-18.25 bg-table pt-18.25 ramadan:bg-earth',
  earth: 'bg-earth',
  sunken: '-mt-18 bg-sunken pt-18',
}

/** Where the table stands beside the words. */
export const besideWords = 'lg:absolute lg:inset-y-0 lg:start-[45%] lg:end-0'
