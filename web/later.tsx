import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Spinner } from './ui/spinner.tsx'

/** A part that is fetched when it is first shown: a tab that few open, a step that few must take. */
export function later<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  /** What stands in its place until it has come. */
  waiting: ReactNode = <Spinner className="mx-auto my-16 size-6 text-link" />,
): (props: Props) => ReactNode {
  const Part: ComponentType<Props> = lazy(async () => ({
    default: (await load())[name] as ComponentType<Props>,
  }))
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  )
}
