import { useState, useSyncExternalStore } from 'react'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { readToasts, watchToasts } from './toast.ts'

const Toaster = lazyPart(() => import('./toaster.tsx'), 'Toaster', null)

/** Rendered once in each shell. Its code is loaded with the first toast. */
export function LazyToaster() {
  const any = useSyncExternalStore(
    watchToasts,
    () => readToasts().length > 0,
    () => false,
  )
  const [wanted, setWanted] = useState(false)
  if (any && !wanted) setWanted(true)
  return wanted ? <Toaster /> : null
}
