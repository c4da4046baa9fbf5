import { useState } from 'react'
import { lazyPart } from '#web/app/lazy-part.tsx'
import type { SheetProps } from './sheet-window.tsx'

const SheetWindow = lazyPart(() => import('./sheet-window.tsx'), 'SheetWindow', null)

/** A sheet whose code is loaded when it first opens. */
export function Sheet(props: SheetProps) {
  const [isWanted, setWanted] = useState(props.isOpen)
  if (props.isOpen && !isWanted) setWanted(true)
  return isWanted && <SheetWindow {...props} />
}
