import { MapPin } from 'lucide-react'
import { availabilityPage } from '#copy/availability/page.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'

export function AddressHint() {
  const t = useWords()
  const words = availabilityPage.address
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-card bg-accent-tint px-5 py-2 text-sm text-ink">
      <span className="text-accent-ink">
        <Icon of={MapPin} />
      </span>
      <span className="min-w-0 flex-1 basis-64 py-1.5">{t(words.text)}</span>
      <Link
        to="/dietitian/profile?tab=personal"
        className="inline-flex min-h-11 items-center font-medium text-link underline decoration-current/40 underline-offset-4"
      >
        {t(words.link)}
      </Link>
    </p>
  )
}
