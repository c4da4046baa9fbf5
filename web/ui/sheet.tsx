import { useDeferredValue, useState } from 'react'
import { lazyPart } from '#web/app/lazy-part.tsx'
import type { SheetProps } from './sheet-window.tsx'

const SheetWindow = lazyPart(() => import('./sheet-window.tsx'), 'SheetWindow', null)

/** A sheet whose code is loaded when it first opens. */
export function Sheet(props: SheetProps) {
  // Opened after the press has been painted: to render it takes longer than a frame of a phone.
  const opens = useDeferredValue(props.isOpen)
  const [isWanted, setWanted] = useState(opens)
  if (opens && !isWanted) setWanted(true)
  return isWanted && <SheetWindow {...props} isOpen={props.isOpen && opens} />
}
