import { publicDirectory } from '#copy/directory/public.ts'
import type { Word } from '#copy/word.ts'
import { blank, Slot } from '#web/lib/sent-page.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { pageWidth } from '../page-width.ts'

/** All public dietitians in pages, by specialization and city. */
export function DietitiansPage() {
  const t = useWords()
  const { list } = publicDirectory
  return (
    <div className={joinClasses(pageWidth, 'py-8 sm:py-10')}>
      <div className="max-w-prose">
        <h1 className="text-xl font-semibold tracking-display">{blank('heading')}</h1>
        <p className="mt-2 text-ink-soft">{t(list.text)}</p>
      </div>
      <div className="mt-6 flex flex-col gap-4">
        <Choices label={list.specialization} of="specializations" />
        <div className="border-t border-line">
          <Disclosure title={blank('cityChosen')}>
            <Choices label={list.city} of="cities" />
          </Disclosure>
        </div>
      </div>
      <p className="mt-8 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-ink-soft">
        <span className="font-medium text-ink">{blank('count')}</span>
        <span>{t(list.order)}</span>
      </p>
      <Slot name="some">
        <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:gap-5 xl:grid-cols-3">
          <Slot name="cards">{blank('card')}</Slot>
        </ul>
      </Slot>
      <Slot name="none">
        <EmptyState
          title={t(list.none)}
          description={t(list.noneText)}
          action={
            <a href={blank('listPath')} className={buttonClass('secondary')}>
              {t(list.everybody)}
            </a>
          }
        />
      </Slot>
      <Slot name="paged">
        <nav
          aria-label={t(list.pages)}
          className="mt-10 grid grid-cols-[1fr_auto_1fr] items-center gap-4 text-sm text-ink-soft"
        >
          <span>
            <Slot name="before">
              <a href={blank('beforePath')} rel="prev" className={buttonClass('secondary')}>
                {t(list.before)}
              </a>
            </Slot>
          </span>
          <span>{blank('place')}</span>
          <span className="text-end">
            <Slot name="after">
              <a href={blank('afterPath')} rel="next" className={buttonClass('secondary')}>
                {t(list.after)}
              </a>
            </Slot>
          </span>
        </nav>
      </Slot>
    </div>
  )
}

/** Links, so that they work without a script. */
function Choices({ label, of }: { label: Word; of: string }) {
  const t = useWords()
  return (
    <nav aria-label={t(label)}>
      <ul className="flex flex-wrap gap-2">
        <Slot name={of}>
          <li>
            <a
              href={blank('choicePath')}
              aria-current={blank('isChosen') as 'true'}
              className="inline-flex min-h-9 items-center gap-2 rounded-pill border border-line-control/60 bg-surface px-3.5 py-1 text-sm text-ink no-underline transition-colors hover:border-line-control hover:bg-tint/50 aria-[current=true]:border-action aria-[current=true]:bg-tint aria-[current=true]:font-medium aria-[current=true]:text-on-tint pointer-coarse:min-h-11"
            >
              {blank('choice')} <span className="text-xs text-ink-faint">{blank('choiceCount')}</span>
            </a>
          </li>
        </Slot>
      </ul>
    </nav>
  )
}
