import { ChevronLeft, Clock, UsersRound, Video } from 'lucide-react'
import { profile as words } from '#copy/directory/profile.ts'
import { publicDirectory } from '#copy/directory/public.ts'
import { blank, Slot } from '#web/lib/sent-page.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { pageWidth } from '../page-width.ts'
import { DietitianFacts } from './dietitian-facts.tsx'
import { DietitianName } from './dietitian-name.tsx'

/** One dietitian, as a visitor without an account sees them. */
export function DietitianPage() {
  const t = useWords()
  const { list, profile } = publicDirectory
  return (
    <div className={joinClasses(pageWidth, 'pt-2 pb-10 sm:pb-14')}>
      <a
        href={blank('listPath')}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control text-sm font-medium text-link underline-offset-4 hover:underline"
      >
        <Icon of={ChevronLeft} small mirrored />
        {t(list.everybody)}
      </a>
      <Card as="section" className="mt-2">
        <DietitianName as="h1" isLarge />
        <DietitianFacts className="mt-5 flex flex-wrap gap-x-5 gap-y-1.5" />
        <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <bdi dir="ltr">{blank('license')}</bdi>
          <span>{blank('until')}</span>
        </p>
      </Card>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section>
          <h2 className="text-lg font-semibold">{t(profile.services)}</h2>
          <Slot name="unoffered">
            <p className="mt-3 text-ink-soft">{t(words.services.none)}</p>
          </Slot>
          <ul className="mt-4 flex flex-col gap-3">
            <Slot name="services">
              <Service />
            </Slot>
          </ul>
        </section>
        <aside
          aria-label={t(profile.about)}
          className="h-fit rounded-card bg-sunken p-5 text-sm text-ink-soft sm:p-6"
        >
          <h2 className="text-md font-semibold text-ink">{t(profile.about)}</h2>
          <p className="mt-2">{t(profile.sources)}</p>
          <p className="mt-3">{t(profile.account)}</p>
          <p className="mt-3">{blank('zone')}</p>
        </aside>
      </div>
    </div>
  )
}

function Service() {
  const t = useWords()
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="text-md font-semibold">
            <bdi lang={blank('serviceLanguage')}>{blank('service')}</bdi>
          </h3>
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
            <Fact icon={Clock}>{blank('minutes')}</Fact>
            <Slot name="byVideo">
              <Fact icon={Video}>{blank('place')}</Fact>
            </Slot>
            <Slot name="inPerson">
              <Fact icon={UsersRound}>{blank('place')}</Fact>
            </Slot>
          </p>
        </div>
        <div className="flex grow items-center justify-between gap-5 sm:grow-0">
          <p className="text-lg font-semibold">{blank('fee')}</p>
          <a href={blank('bookPath')} aria-label={blank('bookOf')} className={buttonClass('primary')}>
            {t(words.services.book)}
          </a>
        </div>
      </div>
      <Slot name="free">
        <div className="mt-4 border-t border-line pt-4">
          <h4 className="text-xs text-ink-faint">{t(publicDirectory.profile.next)}</h4>
          <ul className="mt-2 flex flex-wrap gap-2">
            <Slot name="times">
              <li>
                <a
                  href={blank('timePath')}
                  aria-label={blank('bookAt')}
                  className={buttonClass('secondary', 'sm')}
                >
                  {blank('time')}
                </a>
              </li>
            </Slot>
          </ul>
        </div>
      </Slot>
    </Card>
  )
}

function Fact({ icon, children }: { icon: IconShape; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon of={icon} small className="text-ink-faint" />
      {children}
    </span>
  )
}
