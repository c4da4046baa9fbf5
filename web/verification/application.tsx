import { CircleCheck, CircleDashed } from 'lucide-react'
import type { Verification } from '#contract/verification.ts'
import { documents } from '#copy/documents/documents.ts'
import { verificationStatus as words } from '#copy/verification.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { ApplicationButton } from './application-button.tsx'
import { missingThings } from './missing-things.ts'
import { isRenewalDue, type ShownStatus, statusOf } from './status-of.ts'
import { useStatusWords } from './use-status-words.ts'

/** What an application still lacks, with the button to submit or withdraw it. */
export function Application({ verification }: { verification: Verification }) {
  const t = useWords()
  const said = useStatusWords(verification)
  const missing = missingThings(verification)
  const { application } = documents
  const status = statusOf(verification)
  const { submit, withdraw } = verification.may
  const asks = ['incomplete', 'ready', 'rejected'].includes(status) || submit || isRenewalDue(verification)
  if (!asks && !withdraw) return null
  return (
    <SettingsSection title={t(application.title)} text={t(application.text)}>
      <div className="grid justify-items-start gap-5 text-sm">
        {!asks && <p>{said}</p>}
        {asks && !submit && missing.length === 0 && <p>{t(application.renewFirst)}</p>}
        {submit && (
          <p className="flex gap-2.5">
            <span className="flex h-[1lh] items-center text-link">
              <Icon of={CircleCheck} />
            </span>
            {t(status === 'changed' ? application.news : application.complete)}
          </p>
        )}
        {asks && missing.length > 0 && (
          <div className="w-full">
            <h3 className="font-medium">{t(application.missing)}</h3>
            <ul className="mt-1">
              {missing.map(({ id, words, to }) => (
                <li key={id} className="flex min-h-11 items-center gap-2.5">
                  <Icon of={CircleDashed} className="text-ink-faint" />
                  <Link to={to} className="text-link underline underline-offset-4 first-letter:uppercase">
                    {t(words)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {withdraw && <ApplicationButton does="withdraw" />}
        {asks && !withdraw && <ApplicationButton does="submit" label={labelOf(status)} disabled={!submit} />}
      </div>
    </SettingsSection>
  )
}

const labelOf = (status: ShownStatus) =>
  status === 'rejected'
    ? words.submit.again
    : status === 'ending' || status === 'ended'
      ? words.submit.renewal
      : words.submit.button
