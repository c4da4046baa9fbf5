import type { ComponentProps } from 'react'
import { later } from '#web/later.tsx'

const RoleSelector = later(() => import('./role-selector.tsx'), 'RoleSelector', null)

/** Its weight comes when it first opens. */
export function LazyRoleSelector(props: ComponentProps<typeof RoleSelector>) {
  return <RoleSelector {...props} />
}
