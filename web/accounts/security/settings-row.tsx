import type { ReactNode } from 'react'

type SettingsRowProps = {
  /** The current state. */
  children: ReactNode
  /** The action that changes it. */
  action?: ReactNode
}

export function SettingsRow({ children, action }: SettingsRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-56 text-sm">{children}</div>
      {action && <div className="flex flex-wrap gap-2.5">{action}</div>}
    </div>
  )
}
