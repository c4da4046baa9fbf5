import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ComponentType, MouseEvent, ReactNode } from 'react'
import { type DietitianPage, readDietitian } from '#contract/directory.ts'
import { profile, profile as words } from '#copy/directory/profile.ts'
import type { Word } from '#copy/word.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useOwnTitle } from '#web/lib/own-title.ts'
import { usePageId, usePageSearch } from '#web/lib/page-address.ts'
import { useWords } from '#web/lib/words.ts'
import { withReaderZone } from '#web/lib/zone.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Read } from '#web/ui/read.tsx'
import { DietitianHead } from './dietitian-head.tsx'
import { DietitianSkeleton } from './dietitian-skeleton.tsx'
import { DietitianTabs } from './dietitian-tabs.tsx'
import { isListBehind, lastList } from './list-place.ts'
import { NextFree } from './next-free.tsx'
import { directoryPath, profilePath } from './paths.ts'

type DietitianScreenProps = {
  reviews: ReactNode
  /** The packages on sale. */
  Packages: ComponentType<{ dietitian: DietitianPage }>
  /** The booking, shown above the tabs or instead of them; without it the next free times are shown. */
  booking?: (dietitian: DietitianPage, tabs: ReactNode, skeleton: ReactNode) => ReactNode
}

/** One dietitian; at the address that ends in `book`, with the booking. */
export function DietitianScreen({ reviews, Packages, booking }: DietitianScreenProps) {
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
              packages={<Packages dietitian={dietitian} />}
            />
          )
          return (
            <>
              <DietitianHead dietitian={dietitian} isBooking={isBooking} />
              {booking ? (
                booking(dietitian, tabs, <DietitianSkeleton />)
              ) : (
                <>
                  <NextFree dietitian={dietitian} />
                  {tabs}
                </>
              )}
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
