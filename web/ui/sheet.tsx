import { lazy, Suspense, useState } from 'react'
import type { SheetProps } from './sheet-window.tsx'

const SheetWindow = lazy(async () => ({ default: (await import('./sheet-window.tsx')).SheetWindow }))

/** Its weight comes when it first opens. */
export function Sheet(props: SheetProps) {
  const [isWanted, setWanted] = useState(props.isOpen)
  if (props.isOpen && !isWanted) setWanted(true)
  return isWanted ? (
    <Suspense>
      <SheetWindow {...props} />
    </Suspense>
  ) : null
}
