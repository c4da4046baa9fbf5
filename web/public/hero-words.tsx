import type { ReactNode } from 'react'
import { Icon, type IconShape } from '#web/ui/icon.tsx'

type HeroWordsProps = {
  badge: string
  icon: IconShape
  heading: string
  text: string
  /** A picture between heading and text, for phones. */
  picture?: ReactNode
  /** The actions; the first is the main one. */
  children: ReactNode
}

/** The heading of a page with its main promise. */
export function HeroWords({ badge, icon, heading, text, picture, children }: HeroWordsProps) {
  return (
    <>
      <p className="inline-flex items-center gap-2 text-sm font-medium text-ink">
        <Icon of={icon} small className="text-pomegranate" />
        {badge}
      </p>
      <h1 className="mt-3 text-3xl display sm:mt-5">{heading}</h1>
      {picture}
      <p className="mt-5 max-w-xl text-md leading-text text-balance text-ink-soft sm:mt-6 sm:text-lg sm:leading-text">
        {text}
      </p>
      <div className="mt-6 flex flex-col gap-3 sm:mt-8 sm:flex-row sm:flex-wrap">{children}</div>
    </>
  )
}
