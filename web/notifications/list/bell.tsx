import { useRouter } from '@tanstack/react-router'
import { Bell as BellShape } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Session } from '#contract/accounts/session-view.ts'
import { notificationBell as words } from '#copy/notifications/bell.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { onChange } from '#web/app/socket.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localPath } from '#web/lib/path.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { countUnread, watchList } from './stored-list.ts'
import type { Reader } from './sync-list.ts'

const load = () => import('./panel.tsx')
const Panel = lazyPart(load, 'NotificationPanel', <div className="h-48" />)

/** The count is stored in the browser, so it shows immediately; new notifications are loaded once the page is idle. */
export function Bell({ session }: { session: Session }) {
  const t = useWords()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const reader = useReader(session)
  const unread = useSyncExternalStore(
    watchList,
    () => countUnread(reader.person),
    () => 0,
  )
  useEffect(() => stayInStep(reader), [reader])

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t(words.bell(unread))}
        className={joinClasses(iconButtonClass, 'relative')}
        onPointerEnter={load}
        onFocus={load}
      >
        <Icon of={BellShape} />
        {unread > 0 && (
          <span className="absolute end-0.5 top-1 min-w-5 rounded-pill bg-accent px-1 text-center text-xs leading-5 font-semibold text-on-accent">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t(words.heading)}
        onToggle={({ newState }) => newState === 'open' && setWanted(true)}
        className="fixed inset-auto end-3 top-15 m-0 max-h-[calc(100dvh-5rem)] w-96 max-w-[calc(100vw-1.5rem)] animate-rise overflow-y-auto overscroll-contain rounded-card border border-line bg-overlay text-ink shadow-overlay sm:end-6 lg:end-10"
      >
        {isWanted && <Panel reader={reader} close={() => panel.current?.hidePopover()} />}
      </div>
    </>
  )
}

function useReader({ user, activeRole, lastNotification, startedAt }: Session): Reader {
  const router = useRouter()
  const language = useLanguage()
  return useMemo(
    () => ({
      person: user.id,
      role: activeRole,
      language,
      last: lastNotification,
      signedInAt: startedAt,
      go: (path) => void router.navigate({ href: localPath(language, path) }),
    }),
    [user.id, activeRole, language, lastNotification, startedAt, router],
  )
}

/** Loaded when the page is idle; changes until then are caught up with. */
function stayInStep(reader: Reader): () => void {
  let last = reader.last
  let stop = onChange('notifications', (change) => {
    last = change && last !== null ? Math.max(last, change.sequence) : null
  })
  let isOver = false
  const begin = async () => {
    const { syncList } = await import('./sync-list.ts')
    if (isOver) return
    stop()
    stop = syncList({ ...reader, last })
  }
  const timer = setTimeout(begin, 3_000)
  return () => {
    isOver = true
    clearTimeout(timer)
    stop()
  }
}
