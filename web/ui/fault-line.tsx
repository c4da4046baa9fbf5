import { CircleAlert } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Why a whole form was refused. The live region exists from the start, so that its text is read out when it appears. */
export function FaultLine({ children }: { children: ReactNode }) {
  const isShown = Children.toArray(children).some(Boolean)
  return (
    <div
      role={isShown ? 'alert' : undefined}
      aria-live="assertive"
      className="text-sm text-danger-ink not-empty:mt-4"
    >
      {isShown && (
        <div ref={comeIntoView} className="flex gap-2">
          <span className="flex h-[1lh] items-center">
            <Icon of={CircleAlert} small />
          </span>
          <div className="min-w-0">{children}</div>
        </div>
      )}
    </div>
  )
}

/** The line may be below the part of a long form that a phone shows. */
const comeIntoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' })
