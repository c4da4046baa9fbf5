import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Address } from '#web/app/address.ts'
import { Link } from '#web/lib/link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type PageFrameProps = PageHeadProps & {
  title: string
  /** Fills the window; its parts scroll. */
  fills?: true
  children: ReactNode
}

/** One page of a portal. Its title is displayed in the top bar, but in the document it begins the content. */
export function PageFrame({ title, intro, back, fills, children }: PageFrameProps) {
  return (
    <>
      <div className="pointer-events-none sticky top-0 z-20 flex h-16 shrink-0 items-center px-4 pe-44 max-[24rem]:pe-36 sm:px-6 sm:pe-64 lg:px-10 lg:pe-68 low:static print:static">
        <h1 className="-mb-1 line-clamp-2 pb-1 text-md leading-tight font-semibold sm:text-lg">{title}</h1>
      </div>
      <div
        className={joinClasses(
          'relative mx-auto flex w-full max-w-page flex-1 flex-col px-4 py-6 sm:px-6 lg:px-10',
          fills
            ? 'lg:-mb-12 lg:h-[calc(100dvh-4rem-var(--foot))] lg:flex-none low:mb-0 low:h-auto'
            : 'lg:py-8',
        )}
      >
        {(intro || back) && <PageHead {...(intro && { intro })} {...(back && { back })} />}
        {children}
      </div>
    </>
  )
}

type PageHeadProps = { intro?: string; back?: { to: Address; label: string } }

/** The back link and the intro, above the content. */
export function PageHead({ intro, back }: PageHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      {back && (
        <Link to={back.to} className={buttonClass('quiet', 'md', '-ms-3 ps-3')}>
          <Icon of={ArrowLeft} mirrored small />
          {back.label}
        </Link>
      )}
      {intro && <p className="text-sm text-ink-soft">{intro}</p>}
    </div>
  )
}
