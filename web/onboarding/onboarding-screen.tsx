import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Party } from '#contract/appointments/appointment.ts'
import { wizard as words } from '#copy/onboarding/wizard.ts'
import type { Word } from '#copy/word.ts'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { useGo } from '#web/lib/go.ts'
import { homeOf } from '#web/lib/home-of.ts'
import { readRedirectTo } from '#web/lib/redirect-to.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { showToast } from '#web/ui/toast.ts'

/** Texts below the heading of the last screen. */
export type Finished = {
  /** Whether patients can find the dietitian already. */
  readonly truth?: Word | null
  readonly more?: Word | null
}

type OnboardingScreenProps<Data> = {
  party: Party
  read: {
    readonly data: Data | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  children: (data: Data, finish: (said?: Finished) => void) => ReactNode
}

/** The wizard, once its answers are loaded, and the last screen. */
export function OnboardingScreen<Data>({ party, read, children }: OnboardingScreenProps<Data>) {
  const [finished, setFinished] = useState<Finished | null>(null)
  if (finished) return <AllSet party={party} {...finished} />
  return (
    <Read of={read} failed={words.unread} waiting={<OnboardingSkeleton />}>
      {(data) => children(data, (said = {}) => setFinished(said))}
    </Read>
  )
}

const OnboardingSkeleton = () => (
  <SkeletonGroup className="mx-auto w-full max-w-2xl">
    <Skeleton className="w-48 text-sm" />
    <Skeleton shape="block" className="mt-3 h-2" />
    <Card className="mt-6 grid gap-6 sm:p-8">
      <Skeleton className="w-40 text-lg" />
      {[1, 2, 3].map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="w-24 text-sm" />
          <Skeleton shape="block" className="h-11" />
        </div>
      ))}
    </Card>
  </SkeletonGroup>
)

const { allSet } = words

type AllSetProps = { party: Party; truth?: Word | null; more?: Word | null }

/** Shown for a second and a half, then leads to the requested page or the dashboard. */
function AllSet({ party, truth, more }: AllSetProps) {
  const t = useWords()
  const go = useGo()
  const heading = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once
  useEffect(() => {
    heading.current?.focus()
    showToast({ tone: 'success', title: t(allSet.toast), ...(truth && { description: t(truth) }) })
    const timer = setTimeout(
      () => go(readRedirectTo(window.location.search) ?? homeOf(party), { replace: true }),
      1_500,
    )
    return () => clearTimeout(timer)
  }, [])

  return (
    <Card flush className="mx-auto flex w-full max-w-2xl flex-col items-center px-6 py-14 text-center">
      <SeedlingArt className="w-40" />
      <h2 ref={heading} tabIndex={-1} className="mt-6 text-xl font-semibold">
        {t(allSet.heading)}
      </h2>
      {truth && <p className="mt-2 max-w-prose text-balance">{t(truth)}</p>}
      {more && <p className="mt-2 text-ink-soft">{t(more)}</p>}
      <p className="mt-2 text-sm text-ink-soft">{t(allSet.text)}</p>
    </Card>
  )
}
