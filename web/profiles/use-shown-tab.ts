import { useState } from 'react'
import { useTab } from '#web/lib/tab.ts'

/** The tab that the address says. One that is chosen here shows at once, before the address has followed. */
export function useShownTab<Id extends string>(ids: readonly Id[]): [Id, (id: Id) => void] {
  const [asked, ask] = useTab(ids)
  const [place, setPlace] = useState({ asked, shown: asked })
  if (place.asked !== asked) setPlace({ asked, shown: asked })

  const show = (shown: Id) => {
    setPlace({ asked, shown })
    ask(shown)
  }
  return [place.asked === asked ? place.shown : asked, show]
}
