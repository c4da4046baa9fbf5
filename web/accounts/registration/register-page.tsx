import { lazyRouteComponent } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useGo } from '#web/lib/go.ts'
import { ByQuery } from '../by-query.tsx'
import { useVisitor } from '../use-visitor.tsx'
import { FullRegistration } from './full-registration.tsx'

const SimpleRegistration = lazyRouteComponent(() => import('./simple-registration.tsx'), 'SimpleRegistration')
// The prerendered page shows it; in the browser it comes when it is asked for.
if (import.meta.env.SSR) await SimpleRegistration.preload?.()

export function RegisterPage() {
  const go = useGo()
  const { state: known, watch } = useVisitor()
  const isSignedIn = known.state === 'signed_in'

  useEffect(() => {
    if (isSignedIn) go('/dashboard', { replace: true })
  }, [isSignedIn, go])

  return (
    <>
      {watch}
      <ByQuery asked="form=simple" otherwise={<FullRegistration />}>
        <SimpleRegistration />
      </ByQuery>
    </>
  )
}
