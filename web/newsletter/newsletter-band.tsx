import { newsletter } from '#copy/newsletter.ts'
import { useWords } from '#web/lib/words.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** Describes the newsletter with a link to it, for the bottom of pages that do not offer it above. */
export function NewsletterBand() {
  const t = useWords()
  return (
    <section className="grid items-center gap-x-12 gap-y-6 border-b border-line py-12 lg:grid-cols-2 noscript:hidden [body:has(main_[data-newsletter])_&]:hidden">
      <div>
        <h2 className="text-lg font-semibold">{t(newsletter.form.heading)}</h2>
        <p className="mt-1 text-sm text-ink-soft">{t(newsletter.form.text)}</p>
      </div>
      <NewsletterForm />
    </section>
  )
}
