import { brand } from '#copy/brand.ts'
import { newsletter } from '#copy/newsletter.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { TokenPage } from './token-page.tsx'

export function UnsubscribePage() {
  return (
    <TokenPage
      words={newsletter.leave}
      bind={async () => (await import('#contract/newsletter.ts')).leaveNewsletter}
      otherWay={
        <a href={`mailto:${brand.supportEmail}`} dir="ltr" className={buttonClass('secondary')}>
          {brand.supportEmail}
        </a>
      }
    />
  )
}
