import { type ComponentProps, lazy, Suspense } from 'react'

const RoleSelector = lazy(async () => ({ default: (await import('./role-selector.tsx')).RoleSelector }))

/** Its weight comes when it first opens. */
export function LazyRoleSelector(props: ComponentProps<typeof RoleSelector>) {
  return (
    <Suspense>
      <RoleSelector {...props} />
    </Suspense>
  )
}
