import { ArrowLeft } from 'lucide-react'
import { register } from '#copy/accounts/registration/register.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'

export function BackHome() {
  const t = useWords()
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-2 rounded-control text-sm font-medium text-ink-soft transition-colors hover:text-link"
    >
      <Icon of={ArrowLeft} small mirrored />
      {t(register.home)}
    </Link>
  )
}
