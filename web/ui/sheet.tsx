import { lazyPart } from '#web/app/lazy-part.tsx'
import type { SheetProps } from './sheet-window.tsx'
import { useOpening } from './use-opening.ts'

const SheetWindow = lazyPart(() => import('./sheet-window.tsx'), 'SheetWindow', null)

/** A sheet whose code is loaded when it first opens. */
export function Sheet(props: SheetProps) {
  const { isWanted, isOpen } = useOpening(props.isOpen)
  return isWanted && <SheetWindow {...props} isOpen={isOpen} />
}
