import { CircleAlert } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'

/** Why a whole form was refused. It stands from the start, so that what comes into it is read out. */
export function FaultLine({ children }: { children: string | null | undefined }) {
  return (
    <div role="alert" className="text-sm text-danger-ink not-empty:mt-4">
      {children && (
        <p className="flex gap-2">
          <span className="flex h-[1lh] items-center">
            <Icon of={CircleAlert} small />
          </span>
          {children}
        </p>
      )}
    </div>
  )
}
