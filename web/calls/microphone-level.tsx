import { useEffect, useState } from 'react'
import { devices as words } from '#copy/calls/devices.ts'
import { useWords } from '#web/lib/words.ts'
import { watchLevel } from './watch-level.ts'

/** The volume, from 0 to 100. */
export function MicrophoneLevel({ stream }: { stream: MediaStream }) {
  const t = useWords()
  const [level, setLevel] = useState(0)
  useEffect(() => watchLevel(stream, setLevel), [stream])
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter is drawn in each browser's own colors */}
      <div
        role="meter"
        aria-label={t(words.level)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={level}
        className="h-2 overflow-hidden rounded-pill bg-sunken forced-colors:border forced-colors:border-line-control"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          className="block size-full fill-action rtl:-scale-x-100"
        >
          <rect width={level} height="1" />
        </svg>
      </div>
      <p className="mt-1.5 text-xs text-ink-faint">{t(words.speak)}</p>
    </div>
  )
}
