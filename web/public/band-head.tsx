import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'

type BandHeadProps = {
  heading: string
  text?: string
  centered?: boolean
  className?: string
  children?: ReactNode
}

export function BandHead({ heading, text, centered, className, children }: BandHeadProps) {
  return (
    <div className={joinClasses('max-w-prose', centered && 'mx-auto text-center', className)}>
      <h2 className="text-2xl display">{heading}</h2>
      {text && <p className="mt-3 text-ink-soft">{text}</p>}
      {children}
    </div>
  )
}
