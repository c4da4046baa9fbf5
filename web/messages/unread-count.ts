import { countUnread } from '#contract/waiting-messages.ts'
import { queryClient, useRead } from '#web/app/query.ts'

/** The number of conversations that have unread messages. */
export const useUnreadCount = (): number => useRead(countUnread, {}).data?.count ?? 0

export const refetchUnreadCount = () => queryClient.invalidateQueries({ queryKey: [countUnread.path] })
