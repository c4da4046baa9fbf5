import type { ReactNode, Ref } from 'react'

type SectionHeadProps = {
  id: string
  title: string
  text?: string
  titleRef?: Ref<HTMLHeadingElement>
  children?: ReactNode
}

export function SectionHead({ id, title, text, titleRef, children }: SectionHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="text-md font-semibold">
          {title}
        </h2>
        {text && <p className="mt-0.5 text-sm text-ink-soft">{text}</p>}
      </div>
      {children}
    </div>
  )
}
