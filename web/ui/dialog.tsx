import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialog-window.tsx'

const DialogWindow = lazy(async () => ({ default: (await import('./dialog-window.tsx')).DialogWindow }))

/** Its weight comes when it first opens. */
export function Dialog(props: DialogProps) {
  const [isWanted, setWanted] = useState(props.isOpen)
  if (props.isOpen && !isWanted) setWanted(true)
  return isWanted ? (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  ) : null
}
