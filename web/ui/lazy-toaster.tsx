import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { readToasts, watchToasts } from './toast.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** Stands once in each shell. Its weight comes with the first toast. */
export function LazyToaster() {
  const any = useSyncExternalStore(
    watchToasts,
    () => readToasts().length > 0,
    () => false,
  )
  const [wanted, setWanted] = useState(false)
  if (any && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
