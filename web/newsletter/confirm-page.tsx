import { newsletterPages } from '#copy/newsletter-pages.ts'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { TokenPage } from '#web/ui/token-page.tsx'
import { HomeButton } from './home-button.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

export function ConfirmPage() {
  return (
    <TokenPage
      art={<SeedlingArt className="w-44" />}
      words={newsletterPages.confirm}
      bind={async () => (await import('#contract/newsletter.ts')).confirmNewsletter}
      onward={<HomeButton />}
      otherWay={
        <div className="mx-auto max-w-md">
          <NewsletterForm />
        </div>
      }
    />
  )
}
