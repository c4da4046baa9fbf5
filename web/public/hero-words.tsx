import type { ReactNode } from 'react'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type HeroWordsProps = {
  badge: string
  icon: IconShape
  heading: string
  text: string
  /** The actions; the first is the main one. */
  children: ReactNode
  centered?: boolean
}

/** The heading of a page with its main promise. */
export function HeroWords({ badge, icon, heading, text, children, centered }: HeroWordsProps) {
  return (
    <div className={joinClasses(centered && 'mx-auto max-w-3xl text-center')}>
      <p className="inline-flex items-center gap-2 rounded-pill bg-tint px-3.5 py-1 text-xs font-medium text-on-tint sm:text-sm">
        <Icon of={icon} small />
        {badge}
      </p>
      <h1 className="mt-5 text-3xl display sm:mt-6">{heading}</h1>
      <p
        className={joinClasses(
          'mt-5 max-w-xl text-md leading-text sm:text-lg sm:leading-text text-ink-soft sm:mt-6',
          centered && 'mx-auto',
        )}
      >
        {text}
      </p>
      <div
        className={joinClasses(
          'mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap',
          centered && 'sm:justify-center',
        )}
      >
        {children}
      </div>
    </div>
  )
}
