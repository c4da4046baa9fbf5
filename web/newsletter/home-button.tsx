import { newsletterPages } from '#copy/newsletter-pages.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'

export function HomeButton() {
  const t = useWords()
  return (
    <Link to="/" className={buttonClass('secondary')}>
      {t(newsletterPages.home)}
    </Link>
  )
}
