import type { FormEvent, ReactNode } from 'react'

/**
 * A form around one of many fields. At each keystroke Chromium searches the field's form for fields to autofill;
 * without a form, it searches the whole page.
 */
export function OwnForm({ children }: { children: ReactNode }) {
  return (
    <form className="contents" onSubmit={stay}>
      {children}
    </form>
  )
}

/**
 * A form of fixed size while it has the focus, so that a keystroke lays out nothing around it. Only then, because every
 * contained box is painted separately. It needs a block container: Chromium does not apply the containment to a grid or
 * flex item.
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
