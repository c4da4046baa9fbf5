import type { ComponentProps } from 'react'
import { lazyPart } from '#web/app/lazy-part.tsx'

const RoleSelector = lazyPart(() => import('./role-selector.tsx'), 'RoleSelector', null)

/** Loaded when it is first opened. */
export function LazyRoleSelector(props: ComponentProps<typeof RoleSelector>) {
  return <RoleSelector {...props} />
}
