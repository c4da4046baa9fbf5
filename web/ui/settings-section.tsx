import { type ReactNode, type Ref, useId } from 'react'
import { Card } from './card.tsx'

type SettingsSectionProps = {
  title: string
  /** The purpose of the section. */
  text: string
  /** For moving the focus to the title when the focused element disappears. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A description beside its controls; on a narrow screen above them. */
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
