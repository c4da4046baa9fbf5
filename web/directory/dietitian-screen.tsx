import { useMatch, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readDietitian } from '#contract/directory.ts'
import { profile } from '#copy/directory/profile.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { namesFor } from '#web/lib/names-for.ts'
import { useOwnTitle } from '#web/lib/own-title.ts'
import { useRead } from '#web/lib/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { BackToDirectory } from './back-to-directory.tsx'
import { BookedScreen } from './booked-screen.tsx'
import { Booking } from './booking.tsx'
import { DietitianHead } from './dietitian-head.tsx'
import { DietitianSkeleton } from './dietitian-skeleton.tsx'
import { DietitianTabs } from './dietitian-tabs.tsx'
import { NextFree } from './next-free.tsx'
import { NotListed } from './not-listed.tsx'

/** One dietitian; at the address that ends in `book`, with the booking open. */
export function DietitianScreen({ reviews }: { reviews: ReactNode }) {
  const t = useWords()
  const language = useLanguage()
  const { id = '' } = useParams({ strict: false })
  const isBooking = useMatch({ strict: false }).fullPath.endsWith('/book')
  const { booked }: Readonly<Record<string, string>> = useSearch({ strict: false })
  const isId = isGuid(id)
  const { data, error, isFetching, refetch } = useRead(readDietitian, { id }, { enabled: isId })
  useOwnTitle(data && namesFor(language, data.dietitian).name)
  if (!isId || error?.code === 'not_found') return <NotListed />
  return (
    <>
      <BackToDirectory profile={isBooking ? id : undefined} />
      {data ? (
        <>
          <DietitianHead dietitian={data.dietitian} isBooking={isBooking} />
          {isBooking && booked && isGuid(booked) ? (
            <BookedScreen id={booked} dietitian={id} />
          ) : (
            <>
              {isBooking ? <Booking dietitian={data.dietitian} /> : <NextFree dietitian={data.dietitian} />}
              <DietitianTabs dietitian={data.dietitian} reviews={reviews} />
            </>
          )}
        </>
      ) : error ? (
        <Card flush>
          <ErrorState
            title={t(profile.failed)}
            description={t(wordsOfRefusal(error))}
            onRetry={() => refetch()}
            retrying={isFetching}
          />
        </Card>
      ) : (
        <DietitianSkeleton />
      )}
    </>
  )
}

const isGuid = (text: string) => readDietitian.params.shape.id.safeParse(text).success
