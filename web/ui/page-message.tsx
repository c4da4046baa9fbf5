import type { ReactNode, Ref } from 'react'

type PageMessageProps = {
  art: ReactNode
  title: string
  /** For moving the focus to the title when the message has changed. */
  titleRef?: Ref<HTMLHeadingElement>
  text: ReactNode
  /** What the reader can do about it. */
  children?: ReactNode
}

/** A page with a single message. */
export function PageMessage({ art, title, titleRef, text, children }: PageMessageProps) {
  return (
    <section className="mx-auto flex w-full max-w-prose flex-col items-center px-5 py-16 text-center sm:py-24">
      {art}
      <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="mt-8 text-xl display">
        {title}
      </h1>
      <p className="mt-3 max-w-md text-balance text-ink-soft">{text}</p>
      {children && <div className="mt-8 w-full">{children}</div>}
    </section>
  )
}
