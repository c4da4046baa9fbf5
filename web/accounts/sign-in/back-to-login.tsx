import { ArrowLeft } from 'lucide-react'
import { reset } from '#copy/accounts/sign-in/reset.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { textLinkClass } from '../text-link-class.ts'

export function BackToLogin() {
  const t = useWords()
  return (
    <p className="mt-4">
      <Link to="/login" className={textLinkClass}>
        <Icon of={ArrowLeft} small mirrored />
        {t(reset.back)}
      </Link>
    </p>
  )
}
