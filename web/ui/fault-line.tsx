import { CircleAlert } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Why a whole form was refused. It stands from the start, so that what comes into it is read out. */
export function FaultLine({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="text-sm text-danger-ink not-empty:mt-4">
      {isSaid(children) && (
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

const isSaid = (children: ReactNode) => Children.toArray(children).some(Boolean)

/** It may stand below what a phone shows of a long form. */
const comeIntoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' })
