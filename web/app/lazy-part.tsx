import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import { Spinner } from '#web/ui/spinner.tsx'

/**
 * A part whose code is fetched when it is first shown. React's `lazy` would show its fallback for at least 300 ms, even
 * if the code is already there. The part is rendered in slices, since a month of days in one go would block a phone.
 */
export function lazyPart<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  /** Shown until the code has arrived. */
  waiting: ReactNode = <Spinner className="mx-auto my-16 size-6 text-link" />,
): (props: Props) => ReactNode {
  const part: Part<Props> = {
    waiting,
    async load() {
      part.Shown ??= (await load())[name]
    },
  }
  return (props) => <LazyPart part={part} props={props} />
}

type Part<Props extends object> = {
  Shown?: ComponentType<Props>
  load: () => Promise<void>
  waiting: ReactNode
}

function LazyPart<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const { Shown, load, waiting } = part
  const [isLoaded, setLoaded] = useState(Shown !== undefined)
  // A dialog has nothing in its place meanwhile: the press that opens it is painted first.
  const isDue = useDeferredValue(true, waiting !== null)
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    if (isLoaded) return
    const start = () => void load().then(() => startTransition(() => setLoaded(true)), fail)
    // Without a connection a badge or a bar arrives later; the page that lacks it can be used meanwhile.
    const fail = (fault: unknown) => {
      if (waiting === null && !navigator.onLine) addEventListener('online', start, { once: true })
      else setFault(fault)
    }
    start()
    return () => removeEventListener('online', start)
  }, [isLoaded, load, waiting])
  if (fault) throw fault
  return Shown && isLoaded && isDue ? <Shown {...props} /> : waiting
}
