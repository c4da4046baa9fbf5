import { useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, use, useSyncExternalStore } from 'react'
import { useIsHydrated } from '#web/lib/hydrated.ts'

type ByQueryProps = {
  asked: keyof typeof questions
  children: ReactNode
  otherwise: ReactNode
}

/**
 * Shows one of two forms, depending on the query. The prerendered page cannot know the query and contains both: until
 * hydration, styles choose by what `boot.js` has written on the document, and only the chosen form is hydrated.
 */
export function ByQuery({ asked, children, otherwise }: ByQueryProps) {
  const { isAsked, ifSo, ifNot } = questions[asked]
  const { history } = useRouter()
  const ask = () => isAsked(new URLSearchParams(history.location.search))
  const shown = useSyncExternalStore(history.subscribe, ask, () => !import.meta.env.SSR && ask())
  return (
    <>
      <Variant isShown={shown} className={ifSo}>
        {children}
      </Variant>
      <Variant isShown={!shown} className={ifNot}>
        {otherwise}
      </Variant>
    </>
  )
}

const questions = {
  'form=simple': {
    isAsked: (query: URLSearchParams) => query.get('form') === 'simple',
    ifSo: 'contents not-in-[[data-query~="form=simple"]]:hidden',
    ifNot: 'contents in-[[data-query~="form=simple"]]:hidden',
  },
  token: {
    isAsked: (query: URLSearchParams) => Boolean(query.get('token')),
    ifSo: 'contents not-in-[[data-query~="token"]]:hidden',
    ifNot: 'contents in-[[data-query~="token"]]:hidden',
  },
} as const

type VariantProps = { isShown: boolean; className: string; children: ReactNode }

function Variant({ isShown, className, children }: VariantProps) {
  const isHydrated = useIsHydrated()
  if (isHydrated && !isShown) return null
  return (
    <div className={isHydrated ? 'contents' : className}>
      <Suspense>{isShown || import.meta.env.SSR ? children : <Asleep />}</Suspense>
    </div>
  )
}

/** Suspends forever, so that React leaves the prerendered HTML alone until it is removed. */
const Asleep = () => use(never)
const never = new Promise<null>(() => {})
