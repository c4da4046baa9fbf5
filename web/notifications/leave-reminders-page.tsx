import { reminderPages as words } from '#copy/notifications/pages.ts'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { TokenPage } from '#web/ui/token-page.tsx'

export function LeaveRemindersPage() {
  const t = useWords()
  return (
    <TokenPage
      art={<SeedlingArt className="w-44" />}
      words={words.leave}
      bind={async () => (await import('#contract/notifications/choices.ts')).leaveReminders}
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
