import type { ReactNode } from 'react'

/**
 * Around one field of many. At each letter Chromium looks through the form that the field is of, for what it might
 * fill in; without one, through every field of the page. Where a class gives it a size of its own, nothing around the
 * field is laid out for a letter.
 */
export function OwnForm({ className = 'contents', children }: { className?: string; children: ReactNode }) {
  return (
    <form className={className} onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  )
}
