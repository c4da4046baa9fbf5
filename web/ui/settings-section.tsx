import { type ReactNode, type Ref, useId } from 'react'
import { Card } from './card.tsx'

type SettingsSectionProps = {
  title: string
  /** What it is good for. */
  text: string
  /** To move the focus to when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** What it is about beside what one can do about it; on a narrow screen above it. */
export function SettingsSection({ title, text, titleRef, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={sectionClass}>
      <div>
        <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="text-md font-semibold">
          {title}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{text}</p>
      </div>
      <Card className="min-w-0">{children}</Card>
    </section>
  )
}

export const sectionClass = 'grid items-start gap-x-12 gap-y-4 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]'
