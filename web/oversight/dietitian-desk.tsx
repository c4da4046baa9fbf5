import { useRef } from 'react'
import { ApplicationLists } from './application-lists.tsx'
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
