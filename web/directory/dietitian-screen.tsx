import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ComponentType, MouseEvent, ReactNode } from 'react'
import { type DietitianPage, readDietitian } from '#contract/directory.ts'
import { profile, profile as words } from '#copy/directory/profile.ts'
import type { Word } from '#copy/word.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useOwnTitle } from '#web/lib/own-title.ts'
import { usePageId, usePageSearch } from '#web/lib/page-address.ts'
import { useTab } from '#web/lib/tab.ts'
import { useWords } from '#web/lib/words.ts'
import { withReaderZone } from '#web/lib/zone.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { DietitianHead } from './dietitian-head.tsx'
import { BookAtFoot } from './head-actions.tsx'
import { isListBehind, lastList } from './list-place.ts'
import { NextFree } from './next-free.tsx'
import { directoryPath, profilePath } from './paths.ts'

const ServicesTab = lazyPart(() => import('./services-tab.tsx'), 'ServicesTab')

type DietitianScreenProps = {
  reviews: ReactNode
  /** Who the dietitian is, which the booking loads only below itself. */
  About: ComponentType<{ dietitian: DietitianPage }>
  /** The packages on sale. */
  Packages: ComponentType<{ dietitian: DietitianPage }>
  /** The booking, shown above the tabs or instead of them; without it the next free times are shown. */
  booking?: (dietitian: DietitianPage, around: AroundBooking) => ReactNode
}

/** What the profile shows around a booking, and instead of one that is still loading. */
export type AroundBooking = { head: ReactNode; tabs: ReactNode; skeleton: ReactNode }

/** One dietitian; at the address that ends in `book`, with the booking. */
export function DietitianScreen({ reviews, About, Packages, booking }: DietitianScreenProps) {
  const t = useWords()
  const language = useLanguage()
  const id = usePageId()
  const isBooking = booking !== undefined
  const read = useRead(readDietitian, { id, ...withReaderZone() })
  const { data, error } = read
  const title = useTitle(isBooking)
  useOwnTitle(data && t(title(localizedName(language, data.dietitian).name)))
  if (error?.code === 'not_found') return <NotListed />
  return (
    <>
      <BackToDirectory profile={isBooking ? id : undefined} />
      <Read of={read} failed={profile.failed} waiting={<DietitianSkeleton />}>
        {({ dietitian }) => {
          const tabs = (
            <DietitianTabs
              dietitian={dietitian}
              reviews={reviews}
              about={<About dietitian={dietitian} />}
              packages={<Packages dietitian={dietitian} />}
            />
          )
          const head = <DietitianHead dietitian={dietitian} isBooking={isBooking} />
          if (booking) return booking(dietitian, { head, tabs, skeleton: <DietitianSkeleton /> })
          return (
            <>
              {head}
              <NextFree dietitian={dietitian} />
              {tabs}
              <BookAtFoot dietitian={dietitian} />
            </>
          )
        }}
      </Read>
    </>
  )
}

/** Profile, booking and outcome are different pages to a reader, so each has its own title. */
function useTitle(isBooking: boolean): (name: string) => Word {
  const { booked } = usePageSearch()
  if (!isBooking) return (name) => ({ en: name, ar: name })
  return booked ? words.titles.booked : words.titles.booking
}

function NotListed() {
  const t = useWords()
  const { missing } = profile
  return (
    <Card flush>
      <EmptyState
        title={t(missing.title)}
        description={t(missing.text)}
        action={
          <Link to={directoryPath} className={buttonClass()}>
            {t(missing.back)}
          </Link>
        }
      />
    </Card>
  )
}

/** Leads from the profile to the list as it was left, and from the booking to the profile. */
function BackToDirectory({ profile }: { profile: string | undefined }) {
  const t = useWords()
  const router = useRouter()
  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (profile || !isPlain || !isListBehind(router)) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <p className="mb-4">
      <Link
        to={profile ? profilePath(profile) : lastList()}
        onClick={goBack}
        className={buttonClass('quiet', 'md', '-ms-3 ps-3')}
      >
        <Icon of={ArrowLeft} mirrored small />
        {t(profile ? words.toProfile : words.back)}
      </Link>
    </p>
  )
}

function DietitianSkeleton() {
  return (
    <SkeletonGroup>
      <Card flush>
        <div className="flex flex-col gap-5 p-5 sm:flex-row sm:gap-6 sm:p-6">
          <Skeleton shape="circle" className="size-24 shrink-0" />
          <div className="min-w-0 flex-1">
            <Skeleton className="w-64 max-w-full text-xl" />
            <Skeleton className="mt-2 w-40 text-md" />
            <Skeleton className="mt-4 w-96 max-w-full text-sm" />
            <Skeleton className="mt-2 w-72 max-w-full text-sm" />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line px-5 py-4 sm:px-6">
          <Skeleton className="w-32 text-lg" />
          <Skeleton shape="block" className="h-11 w-96 max-w-full" />
        </div>
      </Card>
      <Card className="mt-4">
        <Skeleton className="w-40 text-md" />
        <Skeleton shape="block" className="mt-3 h-11" />
      </Card>
      <Skeleton shape="block" className="mt-8 h-11 w-72 max-w-full" />
      <Skeleton shape="block" className="mt-5 h-72" />
    </SkeletonGroup>
  )
}

const tabIds = ['about', 'reviews', 'services'] as const

type DietitianTabsProps = {
  dietitian: DietitianPage
  about: ReactNode
  reviews: ReactNode
  packages: ReactNode
}

function DietitianTabs({ dietitian, about, reviews, packages }: DietitianTabsProps) {
  const t = useWords()
  const [tab, choose] = useTab(tabIds)
  const contents = {
    about,
    reviews,
    services: <ServicesTab dietitian={dietitian} packages={packages} />,
  }
  return (
    <div className="mt-8">
      <Tabs
        label={t(profile.tabs.label)}
        tabs={tabIds.map((id) => ({ id, label: t(profile.tabs[id]), content: contents[id] }))}
        selected={tab}
        onSelect={choose}
      />
    </div>
  )
}
