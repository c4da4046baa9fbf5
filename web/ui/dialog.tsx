import { useDeferredValue, useState } from 'react'
import { lazyPart } from '#web/app/lazy-part.tsx'
import type { DialogProps } from './dialog-window.tsx'

const DialogWindow = lazyPart(() => import('./dialog-window.tsx'), 'DialogWindow', null)

/** A dialog whose code is loaded when it first opens. */
export function Dialog(props: DialogProps) {
  // Opened after the press has been painted: to render it takes longer than a frame of a phone.
  const opens = useDeferredValue(props.isOpen)
  const [isWanted, setWanted] = useState(opens)
  if (opens && !isWanted) setWanted(true)
  return isWanted && <DialogWindow {...props} isOpen={props.isOpen && opens} />
}
