import type { StoreProbe } from '#contract/platform/health.ts'
import { platformHealth } from '#copy/platform/health.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { writeAgo } from '#web/lib/time-ago.ts'
import { useWords } from '#web/lib/words.ts'

const words = platformHealth.probe

/** Whether one server can read what another wrote to the file storage, and when that was last checked. */
export function StoreProbeLine({ probe }: { probe: StoreProbe }) {
  const t = useWords()
  const language = useLanguage()
  const [at, now] = [new Date(probe.at), new Date()]
  const seconds = Math.max(0, Math.round((now.getTime() - at.getTime()) / 1_000))
  return (
    <p className="text-ink-soft">
      {t(found(probe))}
      <span className="block text-xs">{writeAgo(language, at, now) ?? t(words.seconds(seconds))}</span>
    </p>
  )
}

function found({ outcome, node, writer }: StoreProbe): Word {
  if (outcome === 'unwritten') return words.unwritten(node)
  if (outcome === 'unread') return writer === null ? words.unreadOwn(node) : words.unread(writer, node)
  return writer === null ? words.alone(node) : words.read(writer, node)
}
