import { brand } from '#copy/brand.ts'
import { newsletterPages } from '#copy/newsletter-pages.ts'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { TokenPage } from '#web/ui/token-page.tsx'
import { HomeButton } from './home-button.tsx'

export function UnsubscribePage() {
  return (
    <TokenPage
      art={<SeedlingArt className="w-44" />}
      words={newsletterPages.leave}
      bind={async () => (await import('#contract/newsletter.ts')).leaveNewsletter}
      onward={<HomeButton />}
      otherWay={
        <a href={`mailto:${brand.supportEmail}`} dir="ltr" className={buttonClass('secondary')}>
          {brand.supportEmail}
        </a>
      }
    />
  )
}
