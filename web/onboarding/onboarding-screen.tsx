import { type ReactNode, useState } from 'react'
import type { Party } from '#contract/appointments/appointment.ts'
import { wizard as words } from '#copy/onboarding/wizard.ts'
import type { Word } from '#copy/word.ts'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { AllSet } from './all-set.tsx'

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
