import type { ReactNode } from 'react'

/**
 * Around one field of many. At each letter Chromium looks through the form that the field is of, for what it might
 * fill in; without one, through every field of the page.
 */
export function OwnForm({ children }: { children: ReactNode }) {
  return (
    <form className="contents" onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  )
}
