import { useEffect, useRef } from 'react'
import { listConflicts } from '#contract/appointments/conflicts.ts'
import { conflictsFound as words } from '#copy/appointments/conflicts-found.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useRead } from '#web/app/query.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Read } from '#web/ui/read.tsx'
import { showToast } from '#web/ui/toast.ts'

const ConflictGroup = lazyPart(() => import('./conflict-group.tsx'), 'ConflictGroup', null)
const WishGroup = lazyPart(() => import('./wish-group.tsx'), 'WishGroup', null)

const groups = ['hours', 'license', 'wish'] as const

/** Confirmed appointments that no longer fit the hours or the licence; nothing if there are none. */
export function Conflicts() {
  const read = useRead(listConflicts, {})
  const [place, focusPlace] = useFocusAfter<HTMLDivElement>()
  useNews(read.data?.conflicts.length, focusPlace)
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-6 outline-none not-empty:mb-6">
      <Read of={read} failed={words.failed} waiting={null}>
        {({ conflicts, zone }) =>
          groups.map((because) => {
            const mine = conflicts.filter((each) => each.because === because)
            if (mine.length === 0) return null
            if (because === 'wish') return <WishGroup key={because} wishes={mine} zone={zone} />
            return (
              <ConflictGroup
                key={because}
                because={because}
                conflicts={mine}
                zone={zone}
                onDone={focusPlace}
              />
            )
          })
        }
      </Read>
    </div>
  )
}

/** Saving hours further down the page can cause conflicts up here, so a toast reports them. */
function useNews(count: number | undefined, show: () => void) {
  const t = useWords()
  const last = useRef(count)
  useEffect(() => {
    if (count !== undefined && last.current !== undefined && count > last.current)
      showToast({ title: t(words.found(count)), action: { label: t(words.look), onPress: show } })
    last.current = count
  }, [count, show, t])
}
