import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { useOwnNames, usePortalSession } from './portal-context.ts'

/** Whose profile this is. */
export function ProfileHead() {
  const { user } = usePortalSession()
  const { name } = useOwnNames()
  return (
    <Card className="mb-6 flex items-center gap-4 sm:gap-6">
      <Avatar name={name} size="lg" />
      <div className="min-w-0">
        <p className="truncate text-lg font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="truncate text-sm text-ink-soft">
          <bdi dir="ltr">{user.email}</bdi>
        </p>
      </div>
    </Card>
  )
}
