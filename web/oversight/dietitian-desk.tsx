import { type RefObject, useRef } from 'react'
import { type ApplicationList, applicationLists, listApplications, mostCounted } from '#contract/oversight.ts'
import { desk } from '#copy/oversight/desk.ts'
import { useReadPages } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { ApplicationRows } from './application-rows.tsx'
import { usePlace } from './place.ts'
import { Review } from './review.tsx'

/** Where admins decide who is found: the lists, or one dietitian of them. */
export function DietitianDesk() {
  const [{ list, dietitian }, go] = usePlace()
  // Whoever comes back from one finds the list where it was left.
  const left = useRef<string | null>(null)
  if (dietitian) {
    left.current = dietitian
    return <Review key={dietitian} id={dietitian} list={list} />
  }
  return <ApplicationLists list={list} left={left} onSelect={(next) => go({ list: next, dietitian: null })} />
}

type ApplicationListsProps = {
  list: ApplicationList
  /** Who was looked at last. */
  left: RefObject<string | null>
  onSelect: (list: ApplicationList) => void
}

function ApplicationLists({ list, left, onSelect }: ApplicationListsProps) {
  const t = useWords()
  const { data } = useReadPages(listApplications, { list })
  const counts = data?.pages.at(-1)?.counts
  return (
    <Tabs
      label={t(desk.lists)}
      selected={list}
      onSelect={(next) => onSelect(next as ApplicationList)}
      tabs={applicationLists.map((each) => ({
        id: each,
        label: t(desk.list[each]),
        ...(counts && { count: writeCount(counts[each]) }),
        content: <ApplicationRows list={each} left={left} />,
      }))}
    />
  )
}

/** Beyond a hundred it says no more than that. */
const writeCount = (count: number) => (count < mostCounted ? count : `${mostCounted - 1}+`)
