import { newsletter } from '#copy/newsletter.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { TokenPage } from './token-page.tsx'

export function ConfirmPage() {
  return (
    <TokenPage
      words={newsletter.confirm}
      bind={async () => (await import('#contract/newsletter.ts')).confirmNewsletter}
      otherWay={
        <div className="mx-auto max-w-md">
          <NewsletterForm />
        </div>
      }
    />
  )
}
