import type { ReactNode } from 'react'

/** One section of settings below the other, as wide as the place allows. */
export function SettingsList({ children }: { children: ReactNode }) {
  return (
    <div className="@container max-w-5xl">
      <div className="grid gap-10">{children}</div>
    </div>
  )
}
