import { CircleCheck, Hourglass, MailWarning, UserX } from 'lucide-react'
import type { PersonStatus } from '#contract/accounts/people.ts'
import { people as words } from '#copy/accounts/people.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import type { IconShape } from '#web/ui/icon.tsx'

export function StatusBadge({ status }: { status: PersonStatus }) {
  const t = useWords()
  const [tone, icon] = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(words.status.names[status])}
    </Badge>
  )
}

const looks: Record<PersonStatus, readonly [BadgeTone, IconShape]> = {
  active: ['confirmed', CircleCheck],
  suspended: ['cancelled', UserX],
  unconfirmed: ['pending', MailWarning],
  leaving: ['neutral', Hourglass],
}
