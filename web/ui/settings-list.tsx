import type { ReactNode } from 'react'

/** Sections of settings one below the other, as wide as the container. */
export function SettingsList({ children }: { children: ReactNode }) {
  return (
    <div className="@container max-w-5xl">
      <div className="grid gap-10">{children}</div>
    </div>
  )
}
