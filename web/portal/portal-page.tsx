import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { PageData } from './page-data.ts'

type PortalPageProps = { page: PageData; children: ReactNode }

/** One page of a portal. Its title lies in the top bar for the eye, and begins the content for everybody else. */
export function PortalPage({ page, children }: PortalPageProps) {
  const t = useWords()
  const { title, intro, back, fills } = page
  const hasHead = Boolean(intro || back)
  return (
    <>
      <div className="pointer-events-none sticky top-0 z-20 flex h-16 shrink-0 items-center px-4 pe-60 sm:px-6 sm:pe-64 lg:px-10 lg:pe-68 low:static print:static">
        <h1 className="-mb-1 line-clamp-2 pb-1 text-md leading-tight font-semibold sm:text-lg">{t(title)}</h1>
      </div>
      <div
        className={joinClasses(
          'relative mx-auto flex w-full max-w-page flex-1 flex-col px-4 py-6 sm:px-6 lg:px-10',
          fills ? 'lg:-mb-12 lg:h-[calc(100dvh-4rem)] lg:flex-none low:mb-0 low:h-auto' : 'lg:py-8',
        )}
      >
        {hasHead && (
          <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            {back && (
              <Link to={back.to} className={buttonClass('quiet', 'md', '-ms-3 ps-3')}>
                <Icon of={ArrowLeft} mirrored small />
                {t(back.label)}
              </Link>
            )}
            {intro && <p className="text-sm text-ink-soft">{t(intro)}</p>}
          </div>
        )}
        {children}
      </div>
    </>
  )
}
