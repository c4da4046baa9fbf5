import { useRef, useState } from 'react'
import { PeopleList } from './people-list.tsx'
import { PersonPage } from './person-page.tsx'
import { usePlace } from './place.ts'

/** Every account: the list, or one of it. */
export function PeopleDesk() {
  const [place, go] = usePlace()
  const [q, search] = useState('')
  // Whoever comes back from one finds the list where it was left.
  const left = useRef<string | null>(null)
  if (place.person) {
    left.current = place.person
    return <PersonPage key={place.person} id={place.person} place={place} />
  }
  return <PeopleList place={place} q={q} left={left} onSearch={search} onGo={go} />
}
