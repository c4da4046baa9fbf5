import { Megaphone, X } from 'lucide-react'
import { useState } from 'react'
import { readPlatform } from '#contract/platform/announced.ts'
import { platformSettings } from '#copy/platform/settings.ts'
import { useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const words = platformSettings.announced

/** The operator's announcement, until the reader dismisses it or it changes. */
export function Announcement() {
  const t = useWords()
  const announcement = useRead(readPlatform, {}).data?.announcement
  const [dismissed, dismiss] = useState<number>()
  if (!announcement || announcement.version === dismissed) return null
  return (
    <section
      aria-label={t(words.label)}
      className="flex items-start gap-3 border-b border-line bg-tint text-on-tint px-4 py-2 text-sm sm:px-6 lg:px-10 print:hidden"
    >
      <Icon of={Megaphone} small className="mt-3 shrink-0" />
      <p className="min-w-0 flex-1 py-2.5">{t(announcement)}</p>
      <IconButton
        label={t(words.dismiss)}
        icon={X}
        onClick={() => dismiss(announcement.version)}
        className="-me-3"
      />
    </section>
  )
}
