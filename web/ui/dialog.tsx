import { lazyPart } from '#web/app/lazy-part.tsx'
import type { DialogProps } from './dialog-window.tsx'
import { useOpening } from './use-opening.ts'

const DialogWindow = lazyPart(() => import('./dialog-window.tsx'), 'DialogWindow', null)

/** A dialog whose code is loaded when it first opens. */
export function Dialog(props: DialogProps) {
  const { isWanted, isOpen } = useOpening(props.isOpen)
  return isWanted && <DialogWindow {...props} isOpen={isOpen} />
}
