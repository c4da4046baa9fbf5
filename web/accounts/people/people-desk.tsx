import { useState } from 'react'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useOpenedRow } from '#web/lib/use-focus.ts'
import { PeopleList } from './people-list.tsx'
import type { OtherParts } from './person-page.tsx'
import { PersonSkeleton } from './person-skeleton.tsx'
import { useSearchParams } from './search-params.ts'

/** Loaded when an account is first opened. */
const PersonPage = lazyPart(() => import('./person-page.tsx'), 'PersonPage', <PersonSkeleton />)

/** All accounts: the list, or one account. */
export function PeopleDesk(parts: OtherParts) {
  const [place, go] = useSearchParams()
  const [q, search] = useState('')
  // On return from an account the focus goes to its row.
  const left = useOpenedRow(place.person)
  if (place.person) return <PersonPage key={place.person} id={place.person} place={place} {...parts} />
  return <PeopleList place={place} q={q} left={left} onSearch={search} onGo={go} />
}
