import type { FormEvent, ReactNode } from 'react'

/**
 * Around one field of many. At each letter Chromium looks through the form that the field is of, for what it might
 * fill in; without one, through every field of the page.
 */
export function OwnForm({ children }: { children: ReactNode }) {
  return (
    <form className="contents" onSubmit={stay}>
      {children}
    </form>
  )
}

/**
 * A form that has a size whatever is typed: nothing around the field is laid out for a letter. Only where the letters
 * are, for each such bound is drawn apart. In a box of its own: Chromium takes what stands in a grid or a row for none.
 */
export function SizedForm({ height = '', children }: { height?: string; children: ReactNode }) {
  return (
    <div>
      <form className={`block focus-within:[contain:size_layout] ${height}`} onSubmit={stay}>
        {children}
      </form>
    </div>
  )
}

const stay = (event: FormEvent) => event.preventDefault()
