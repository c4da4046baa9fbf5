import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { usePortalSession } from './portal-context.ts'

/** Whose profile this is. */
export function ProfileHead() {
  const { user } = usePortalSession()
  return (
    <Card className="mb-6 flex items-center gap-4 sm:gap-6">
      <Avatar name={user.name} size="lg" />
      <div className="min-w-0">
        <p className="truncate text-lg font-semibold">
          <bdi>{user.name}</bdi>
        </p>
        <p className="truncate text-sm text-ink-soft">
          <bdi dir="ltr">{user.email}</bdi>
        </p>
      </div>
    </Card>
  )
}
