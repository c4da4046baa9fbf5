import type { ReactNode, Ref } from 'react'
import type { IconShape } from '#web/ui/icon.tsx'
import { LeafTile } from '#web/ui/leaf-tile.tsx'

type NarrowPageProps = {
  icon: IconShape
  title: string
  /** For moving the focus to the title when the message has changed. */
  titleRef?: Ref<HTMLHeadingElement>
  text: ReactNode
  children: ReactNode
}

/** A page for one small task, in a narrow column. */
export function NarrowPage({ icon, title, titleRef, text, children }: NarrowPageProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col px-4 py-10 sm:px-6 sm:pt-16 lg:pt-24">
      <LeafTile icon={icon} />
      <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="mt-6 text-xl display">
        {title}
      </h1>
      <div className="mt-2 text-ink-soft">{text}</div>
      {children}
    </div>
  )
}
