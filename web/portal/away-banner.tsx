import { useEffect, useState } from 'react'
import { portal } from '#copy/portal/frame.ts'
import { useConnection } from '#web/app/socket.ts'
import { useWords } from '#web/lib/words.ts'

/** Milliseconds; shorter interruptions are not shown. */
const shownAfter = 4_000

/** A quiet note that changes made elsewhere do not arrive at present. It covers nothing that can be pressed. */
export function AwayBanner() {
  const t = useWords()
  const connection = useConnection()
  const isAway = connection === 'joining'
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isAway) return setShown(false)
    const timer = setTimeout(() => setShown(true), shownAfter)
    return () => clearTimeout(timer)
  }, [isAway])
  return (
    <div
      role="status"
      data-connection={connection}
      className="pointer-events-none fixed inset-x-4 top-18 z-30 flex justify-center lg:start-64 print:hidden"
    >
      {isShown && (
        <p className="rounded-card border border-line bg-surface px-4 py-2 text-center text-sm text-soft shadow-overlay">
          {t(portal.away)}
        </p>
      )}
    </div>
  )
}
