import { ArrowUpDown, ChevronDown, Info, Search, SlidersHorizontal, X } from 'lucide-react'
import { cardWords } from '#copy/directory/card.ts'
import { publicDirectory } from '#copy/directory/public.ts'
import { directory } from '#copy/directory/search.ts'
import { blank, Slot } from '#web/lib/sent-page.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { controlClass } from '#web/ui/control-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { PageHead } from '../page-head.tsx'
import { pageWidth } from '../page-width.ts'

const { list } = publicDirectory

/** The public directory. Everything in it is a link or a form, which works before any script has loaded. */
export function DietitiansPage() {
  const t = useWords()
  return (
    <>
      <PageHead className="pt-6 pb-8 sm:pt-8 sm:pb-10">
        <div className="max-w-prose">
          <h1 className="text-2xl display">{blank('heading')}</h1>
          <p className="mt-2 text-ink-soft">{t(list.text)}</p>
        </div>
        <search className="mt-6 flex flex-wrap items-start gap-3">
          <SearchForm />
          <Orders />
          <details id="filters" className="group open:basis-full">
            <summary className={buttonClass('secondary', 'md', summaryClass)}>
              <Icon of={SlidersHorizontal} small />
              {t(list.filters)}
              <FilterCount />
              <Opener />
            </summary>
            <div className="mt-3 rounded-card border border-line bg-surface p-4 sm:p-6">
              <Filters />
            </div>
          </details>
        </search>
      </PageHead>
      <div className={joinClasses(pageWidth, 'pt-1 pb-8 sm:pb-10')}>
        <Slot name="actives">
          <ActiveFilters />
        </Slot>
        <div className="mt-5 flex flex-wrap items-start justify-between gap-x-6 text-sm">
          <p data-announced="" className="flex min-h-11 items-center font-medium">
            {blank('count')}
          </p>
          <details id="about-order" className="group max-w-prose text-ink-soft">
            <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-control text-link [&::-webkit-details-marker]:hidden">
              <Icon of={Info} small />
              {t(cardWords.aboutOrder)}
            </summary>
            <p className="pb-2">{blank('orderText')}</p>
          </details>
        </div>
        <Slot name="some">
          <ul className="mt-2 grid grid-cols-1 gap-4 md:grid-cols-2 lg:gap-5">
            <Slot name="cards">{blank('card')}</Slot>
          </ul>
        </Slot>
        <Slot name="none">
          <EmptyState
            title={t(list.none)}
            description={t(list.noneText)}
            action={
              <a href={blank('listPath')} data-link="" className={buttonClass('secondary')}>
                {t(list.everybody)}
              </a>
            }
          />
        </Slot>
        <Slot name="paged">
          <Pages />
        </Slot>
      </div>
    </>
  )
}

function SearchForm() {
  const t = useWords()
  return (
    <form action={blank('listPath')} data-link="" className="relative min-w-0 grow basis-full lg:basis-0">
      <Kept of="keptBySearch" />
      <Icon of={Search} className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-faint" />
      <input
        id="directory-search"
        type="text"
        name="q"
        defaultValue={blank('q')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        aria-label={t(directory.search.label)}
        placeholder={t(directory.search.label)}
        className={joinClasses(controlClass, 'aligned-with-page ps-11 pe-24')}
      />
      <button type="submit" className={buttonClass('quiet', 'sm', 'absolute inset-y-0 end-1 my-auto h-9')}>
        {t(list.search)}
      </button>
    </form>
  )
}

/** What the other forms and links have chosen. */
const Kept = ({ of }: { of: string }) => (
  <Slot name={of}>
    <input type="hidden" name={blank('keptName')} defaultValue={blank('keptValue')} />
  </Slot>
)

const summaryClass = 'list-none [&::-webkit-details-marker]:hidden'

const Opener = () => (
  <Icon of={ChevronDown} small className="text-ink-faint transition-transform group-open:rotate-180" />
)

function FilterCount() {
  const t = useWords()
  return (
    <Slot name="filterCount">
      <span className="grid size-6 place-items-center rounded-pill bg-action text-xs text-on-action">
        {blank('activeCount')}
        <span className="sr-only"> {t(directory.filters.on)}</span>
      </span>
    </Slot>
  )
}

/** Links, so that they work without a script. */
function Filters() {
  const t = useWords()
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <Slot name="groups">
        <nav aria-label={`${t(list.filters)}: ${blank('group')}`}>
          <p className="mb-2.5 text-sm font-medium">{blank('group')}</p>
          <ul className="flex flex-wrap gap-2">
            <Slot name="choices">
              <li>
                <a
                  id={blank('choiceId')}
                  href={blank('choicePath')}
                  rel={blank('choiceRel')}
                  aria-current={blank('isChosen') as 'true'}
                  data-link="stay"
                  className={chipClass}
                >
                  {blank('choice')} <span className="text-xs text-ink-faint">{blank('choiceCount')}</span>
                </a>
              </li>
            </Slot>
          </ul>
        </nav>
      </Slot>
      <PriceForm />
    </div>
  )
}

function PriceForm() {
  const t = useWords()
  const { filters } = directory
  return (
    <form action={blank('listPath')} data-link="stay">
      <Kept of="keptByPrice" />
      <fieldset>
        <legend className="mb-2.5 text-sm font-medium">{t(filters.price)}</legend>
        <div className="flex items-end gap-3">
          {(['least', 'most'] as const).map((name) => (
            <label key={name} className="min-w-0 flex-1 text-sm text-ink-soft">
              {t(filters[name])}
              <input
                id={`price-${name}`}
                name={name}
                defaultValue={blank(name)}
                inputMode="numeric"
                pattern="[0-9]{1,5}"
                maxLength={5}
                autoComplete="off"
                dir="ltr"
                className={joinClasses(controlClass, 'mt-1')}
              />
            </label>
          ))}
          <button type="submit" className={buttonClass('secondary')}>
            {t(list.applyPrice)}
          </button>
        </div>
        <Slot name="priceHelps">
          <p className="mt-1.5 text-xs text-ink-faint">{blank('priceHelp')}</p>
        </Slot>
      </fieldset>
    </form>
  )
}

/** Opens over the list. */
function Orders() {
  const t = useWords()
  return (
    <details id="sort" data-closes="" className="group relative max-sm:grow">
      <summary className={buttonClass('secondary', 'md', `w-full ${summaryClass}`)}>
        <Icon of={ArrowUpDown} small />
        <span className="max-sm:sr-only">{t(list.sortedBy)} </span>
        {blank('order')}
        <Opener />
      </summary>
      <nav
        aria-label={t(directory.sort.label)}
        className="absolute inset-x-0 top-full z-10 mt-2 min-w-56 rounded-card border border-line bg-surface p-2 shadow-overlay sm:start-auto"
      >
        <ul>
          <Slot name="orders">
            <li>
              <a
                id={blank('orderId')}
                href={blank('orderPath')}
                rel="nofollow"
                aria-current={blank('isOrder') as 'true'}
                data-link="stay"
                className="flex min-h-11 items-center rounded-control px-3 text-sm text-ink no-underline transition-colors hover:bg-tint aria-[current=true]:font-medium aria-[current=true]:text-link"
              >
                {blank('orderName')}
              </a>
            </li>
          </Slot>
        </ul>
      </nav>
    </details>
  )
}

function ActiveFilters() {
  const t = useWords()
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <ul aria-label={t(directory.filters.active)} className="contents">
        <Slot name="active">
          <li className="min-w-0">
            <a
              href={blank('withoutPath')}
              rel="nofollow"
              aria-label={blank('removeFilter')}
              data-link="stay"
              className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-pill bg-tint ps-3.5 pe-2.5 text-sm text-on-tint no-underline transition-colors hover:bg-tint-hover pointer-coarse:min-h-11"
            >
              <span className="truncate">{blank('activeFilter')}</span>
              <Icon of={X} small className="shrink-0" />
            </a>
          </li>
        </Slot>
      </ul>
      <a href={blank('clearPath')} rel="nofollow" data-link="stay" className={buttonClass('quiet', 'sm')}>
        {t(directory.filters.clear)}
      </a>
    </div>
  )
}

function Pages() {
  const t = useWords()
  return (
    <nav
      aria-label={t(list.pages)}
      className="mt-10 grid grid-cols-[1fr_auto_1fr] items-center gap-4 text-sm text-ink-soft"
    >
      <span>
        <Slot name="before">
          <a href={blank('beforePath')} rel="prev" data-link="" className={buttonClass('secondary')}>
            {t(list.before)}
          </a>
        </Slot>
      </span>
      <span>{blank('place')}</span>
      <span className="text-end">
        <Slot name="after">
          <a href={blank('afterPath')} rel="next" data-link="" className={buttonClass('secondary')}>
            {t(list.after)}
          </a>
        </Slot>
      </span>
    </nav>
  )
}

/** Shown instead of the list to somebody who searches too fast. */
export function BusyDirectoryPage() {
  const t = useWords()
  return (
    <div className={joinClasses(pageWidth, 'py-8 sm:py-10')}>
      <h1 className="text-xl display">{t(list.busy)}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{t(list.busyText)}</p>
      <p className="mt-6">
        <a href={blank('listPath')} className={buttonClass('secondary')}>
          {t(list.everybody)}
        </a>
      </p>
    </div>
  )
}

const chipClass =
  'inline-flex min-h-9 items-center gap-2 rounded-pill border border-line-control/60 bg-surface px-3.5 py-1 text-sm text-ink no-underline transition-colors hover:border-line-control hover:bg-tint/50 aria-[current=true]:border-action aria-[current=true]:bg-tint aria-[current=true]:font-medium aria-[current=true]:text-on-tint pointer-coarse:min-h-11'
