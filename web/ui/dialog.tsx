import { useState } from 'react'
import { lazyPart } from '#web/app/lazy-part.tsx'
import type { DialogProps } from './dialog-window.tsx'

const DialogWindow = lazyPart(() => import('./dialog-window.tsx'), 'DialogWindow', null)

/** A dialog whose code is loaded when it first opens. */
export function Dialog(props: DialogProps) {
  const [isWanted, setWanted] = useState(props.isOpen)
  if (props.isOpen && !isWanted) setWanted(true)
  return isWanted && <DialogWindow {...props} />
}
