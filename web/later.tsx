import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { Spinner } from './ui/spinner.tsx'

/**
 * A part that is fetched when it is first shown: a tab that few open, a step that few must take. Not by `lazy`: whoever has
 * been shown that something is awaited waits a third of a second at least there, even for what lies in the browser already.
 * It is drawn bit by bit: a month of days at once would hold a phone up.
 */
export function later<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  /** What stands in its place until it has come. */
  waiting: ReactNode = <Spinner className="mx-auto my-16 size-6 text-link" />,
): (props: Props) => ReactNode {
  const part: Part<Props> = {
    waiting,
    async bring() {
      part.Shown ??= (await load())[name]
    },
  }
  return (props) => <Later part={part} props={props} />
}

type Part<Props extends object> = {
  Shown?: ComponentType<Props>
  bring: () => Promise<void>
  waiting: ReactNode
}

function Later<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const { Shown, bring, waiting } = part
  const [isThere, setThere] = useState(Shown !== undefined)
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    if (!isThere) bring().then(() => startTransition(() => setThere(true)), setFault)
  }, [isThere, bring])
  if (fault) throw fault
  return Shown && isThere ? <Shown {...props} /> : waiting
}
