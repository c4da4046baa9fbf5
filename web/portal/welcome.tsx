import type { ReactNode } from 'react'
import type { Word } from '#copy/word.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import type { Way } from './page-data.ts'

type WelcomeProps = { heading: Word; text: Word; art: ReactNode; ways?: readonly Way[] }

/** The first thing on a dashboard: a greeting, and the one or two things to begin with. */
export function Welcome({ heading, text, art, ways = [] }: WelcomeProps) {
  const t = useWords()
  return (
    <section className="grid items-center gap-x-10 overflow-hidden rounded-card border border-line bg-tint sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="p-6 sm:py-9 sm:ps-9">
        <h2 className="text-xl font-semibold tracking-display">{t(heading)}</h2>
        <p className="mt-2 max-w-lg text-ink-soft">{t(text)}</p>
        {ways.length > 0 && (
          <div className="mt-6 flex flex-wrap gap-3">
            {ways.map(({ to, label }, at) => (
              <Link key={to} to={to} className={buttonClass(at === 0 ? 'primary' : 'secondary')}>
                {t(label)}
              </Link>
            ))}
          </div>
        )}
      </div>
      <div className="hidden pe-8 sm:block">{art}</div>
    </section>
  )
}
