import { ArrowLeft } from 'lucide-react'
import { reset } from '#copy/accounts/reset.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'

export function BackToLogin() {
  const t = useWords()
  return (
    <p className="mt-4">
      <Link
        to="/login"
        className="inline-flex min-h-11 items-center gap-2 rounded-control text-sm font-medium text-link underline-offset-4 hover:underline"
      >
        <Icon of={ArrowLeft} small mirrored />
        {t(reset.back)}
      </Link>
    </p>
  )
}
