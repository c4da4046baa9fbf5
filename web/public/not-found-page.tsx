import { frame } from '#copy/public/frame.ts'
import { NotFoundArt } from '#web/art/not-found-art.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageMessage } from '#web/ui/page-message.tsx'

export function NotFoundPage() {
  const t = useWords()
  const { heading, text, link } = frame.notFound
  return (
    <PageMessage art={<NotFoundArt className="w-full max-w-sm" />} title={t(heading)} text={t(text)}>
      <Link to="/" className={buttonClass('primary', 'lg')}>
        {t(link)}
      </Link>
    </PageMessage>
  )
}
