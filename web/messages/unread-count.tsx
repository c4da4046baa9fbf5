import { countUnread } from '#contract/waiting-messages.ts'
import { queryClient, useRead } from '#web/app/query.ts'
import { joinClasses } from '#web/ui/join-classes.ts'

/** The number of conversations that have unread messages. */
export const useUnreadCount = (): number => useRead(countUnread, {}).data?.count ?? 0

export const refetchUnreadCount = () => queryClient.invalidateQueries({ queryKey: [countUnread.path] })

type CountBadgeProps = { count: number | string; label: string; tone?: keyof typeof tones }

/** A number, with a label for screen readers. */
export function CountBadge({ count, label, tone = 'action' }: CountBadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-grid h-5 min-w-5 shrink-0 place-items-center rounded-pill px-1.5 text-xs leading-none font-semibold',
        tones[tone],
      )}
    >
      <span aria-hidden="true" dir="ltr">
        {count}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

const tones = {
  action: 'bg-action text-on-action',
  accent: 'bg-accent text-on-accent',
}
