import { brand } from '#copy/brand.ts'
import { legal } from '#copy/public/legal.ts'
import { useWords } from '#web/lib/words.ts'

/** The form needs a script to send; a mail does not. */
export function WithoutScript() {
  const t = useWords()
  return (
    <noscript>
      <p className="mb-6 rounded-control bg-accent-tint px-4 py-3 text-sm">
        {t(legal.contact.text)}{' '}
        <a
          href={`mailto:${brand.supportEmail}`}
          className="font-medium text-link underline underline-offset-4"
        >
          <bdi dir="ltr">{brand.supportEmail}</bdi>
        </a>
      </p>
    </noscript>
  )
}
