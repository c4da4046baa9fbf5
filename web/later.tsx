import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Spinner } from './ui/spinner.tsx'

/** A part that is fetched when it is first shown: a tab that few open, a step that few must take. */
export function later<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): () => ReactNode {
  const Part: ComponentType = lazy(async () => ({ default: (await load())[name] as ComponentType }))
  return () => (
    <Suspense fallback={<Spinner className="mx-auto my-16 size-6 text-link" />}>
      <Part />
    </Suspense>
  )
}
