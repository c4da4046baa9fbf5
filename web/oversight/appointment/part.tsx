import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

/** A titled card of the page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="mb-4 text-md font-semibold">
        {title}
      </h3>
      {children}
    </Card>
  )
}
