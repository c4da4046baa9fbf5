import type { leaveReminders } from '#contract/notifications/choices.ts'
import type { leaveDigest } from '#contract/notifications/digest.ts'
import { reminderPages as words } from '#copy/notifications/pages.ts'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { TokenPage } from '#web/ui/token-page.tsx'

type LeaveWords = Pick<
  Parameters<typeof TokenPage<typeof leaveReminders | typeof leaveDigest>>[0],
  'words' | 'bind'
>

export const LeaveRemindersPage = () => (
  <LeavePage
    words={words.leave}
    bind={async () => (await import('#contract/notifications/choices.ts')).leaveReminders}
  />
)

export const LeaveDigestPage = () => (
  <LeavePage
    words={words.digest}
    bind={async () => (await import('#contract/notifications/digest.ts')).leaveDigest}
  />
)

function LeavePage(asked: LeaveWords) {
  const t = useWords()
  return (
    <TokenPage
      art={<SeedlingArt className="w-44" />}
      {...asked}
      onward={
        <Link to="/" className={buttonClass('secondary')}>
          {t(words.home)}
        </Link>
      }
      otherWay={
        <Link to="/patient/settings" className={buttonClass('secondary')}>
          {t(words.settings)}
        </Link>
      }
    />
  )
}
