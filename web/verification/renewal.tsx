import { CalendarClock } from 'lucide-react'
import type { Verification } from '#contract/verification.ts'
import { documents } from '#copy/documents/documents.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isRenewalDue } from './status-of.ts'

/** How to renew a licence that ends soon. */
export function Renewal({ verification }: { verification: Verification }) {
  const t = useWords()
  if (!isRenewalDue(verification)) return null
  const { renewal } = documents
  return (
    <section className="flex gap-3.5 rounded-card bg-pending p-5 text-sm text-on-pending sm:px-6">
      <span className="flex h-[1lh] items-center text-md">
        <Icon of={CalendarClock} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-md font-semibold">{t(renewal.title)}</h2>
        <ol className="mt-1.5 list-decimal space-y-1 ps-5">
          {renewal.steps.map((step) => (
            <li key={step.en}>{t(step)}</li>
          ))}
        </ol>
        <Link to="/dietitian/profile?tab=professional" className={buttonClass('secondary', 'md', 'mt-4')}>
          {t(renewal.toDetails)}
        </Link>
      </div>
    </section>
  )
}
