import { BadgeCheck, ChevronDown, ChevronLeft, Clock, UsersRound, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { profile as words } from '#copy/directory/profile.ts'
import { publicDirectory } from '#copy/directory/public.ts'
import { blank, Slot } from '#web/lib/sent-page.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { PageHead } from '../page-head.tsx'
import { pageWidth } from '../page-width.ts'
import { DietitianFacts } from './dietitian-facts.tsx'
import { DietitianName } from './dietitian-name.tsx'

const { list, profile } = publicDirectory

/** One dietitian, as a visitor without an account sees them. */
export function DietitianPage() {
  const t = useWords()
  return (
    <>
      <PageHead className="pb-8 sm:pb-10">
        <a
          href={blank('listPath')}
          data-link=""
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control text-sm font-medium text-link underline-offset-4 hover:underline"
        >
          <Icon of={ChevronLeft} small mirrored />
          {t(list.everybody)}
        </a>
        <section className="mt-4">
          <DietitianName />
          <DietitianFacts className="mt-5 flex flex-wrap gap-x-5 gap-y-1.5" />
          <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <bdi dir="ltr">{blank('license')}</bdi>
            <span>{blank('until')}</span>
          </p>
        </section>
      </PageHead>
      <div
        className={joinClasses(
          pageWidth,
          'grid gap-x-12 gap-y-10 py-10 sm:pb-14 lg:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <div className="flex flex-col gap-10">
          <section>
            <h2 className="text-lg font-semibold">{t(profile.services)}</h2>
            <Slot name="unoffered">
              <p className="mt-3 text-ink-soft">{t(words.services.none)}</p>
            </Slot>
            <div className="mt-4 flex flex-col gap-3">
              <Slot name="firstServices">
                <Service isOpen />
              </Slot>
              <Slot name="services">
                <Service />
              </Slot>
            </div>
          </section>
          <Written />
        </div>
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
    </>
  )
}

/** The times of one service at a time: opening a service closes the one before. */
function Service({ isOpen }: { isOpen?: true }) {
  const t = useWords()
  return (
    <details name="service" open={isOpen} className="group rounded-card border border-line bg-surface">
      <summary className="flex list-none flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card p-4 transition-colors hover:bg-tint/40 sm:px-6 [&::-webkit-details-marker]:hidden">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="text-md font-semibold">
            <bdi lang={blank('serviceLanguage')}>{blank('service')}</bdi>
          </h3>
          <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
            <Fact icon={Clock}>{blank('minutes')}</Fact>
            <Slot name="byVideo">
              <Fact icon={Video}>{blank('place')}</Fact>
            </Slot>
            <Slot name="inPerson">
              <Fact icon={UsersRound}>{blank('place')}</Fact>
            </Slot>
          </p>
        </div>
        <span className="flex items-center gap-3 text-lg font-semibold max-sm:w-full max-sm:justify-between">
          {blank('fee')}
          <Icon of={ChevronDown} className="text-ink-faint transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="border-t border-line p-4 sm:px-6">
        <Slot name="free">
          <h4 className="text-xs text-ink-faint">{t(profile.next)}</h4>
          <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-4">
            <Slot name="days">
              <div>
                <dt className="mb-2 text-sm text-ink-soft">{blank('day')}</dt>
                <dd className="flex flex-wrap gap-2">
                  <Slot name="times">
                    <a
                      href={blank('timePath')}
                      aria-label={blank('bookAt')}
                      className={buttonClass('secondary', 'sm')}
                    >
                      {blank('time')}
                    </a>
                  </Slot>
                </dd>
              </div>
            </Slot>
          </dl>
        </Slot>
        <Slot name="unfree">
          <p className="text-sm text-ink-soft">{t(publicDirectory.card.notFree)}</p>
        </Slot>
        <a
          href={blank('bookPath')}
          aria-label={blank('bookOf')}
          className={buttonClass('primary', 'md', 'mt-4 max-sm:w-full')}
        >
          {t(words.services.book)}
        </a>
      </div>
    </details>
  )
}

/** What the dietitian has written about herself. */
function Written() {
  const t = useWords()
  const { about } = words
  return (
    <section aria-label={t(words.tabs.about)} className="flex flex-col gap-6">
      <Slot name="bios">
        <Part title={t(about.bio)}>
          <p lang={blank('bioLanguage')} dir="auto" className={writtenClass}>
            {blank('bio')}
          </p>
        </Part>
      </Slot>
      <Slot name="educations">
        <Part title={t(about.education)}>
          <p lang={blank('educationLanguage')} dir="auto" className={writtenClass}>
            {blank('education')}
          </p>
        </Part>
      </Slot>
      <Slot name="certified">
        <Part title={t(about.certificates)}>
          <ul className="flex flex-col gap-2 text-ink-soft">
            <Slot name="certificates">
              <li className="flex flex-wrap items-center gap-x-3">
                <bdi lang={blank('certificateLanguage')}>{blank('certificate')}</bdi>
                <Slot name="verified">
                  <span className="inline-flex items-center gap-1.5 text-xs font-medium text-link">
                    <Icon of={BadgeCheck} small />
                    {t(about.verified)}
                  </span>
                </Slot>
                <Slot name="stated">
                  <span className="text-xs text-ink-faint">{t(about.stated)}</span>
                </Slot>
              </li>
            </Slot>
          </ul>
        </Part>
      </Slot>
    </section>
  )
}

const writtenClass = 'aligned-with-page max-w-prose whitespace-pre-line text-ink-soft'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-md font-semibold">{title}</h2>
      {children}
    </div>
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
