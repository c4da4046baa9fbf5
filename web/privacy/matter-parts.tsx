import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { PrivacyEntry } from '#contract/privacy/entry.ts'
import { privacyDesk as words } from '#copy/privacy/desk.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'

export function BackToPrivacy() {
  const t = useWords()
  return (
    <Link
      to="/admin/settings?tab=privacy"
      className={buttonClass('quiet', 'md', '-ms-3 mb-4 self-start ps-3')}
    >
      <Icon of={ArrowLeft} mirrored small />
      {t(words.back)}
    </Link>
  )
}

type MatterSectionProps = {
  title: Word
  text?: Word
  action?: ReactNode
  flush?: boolean
  children: ReactNode
}

export function MatterSection({ title, text, action, flush = false, children }: MatterSectionProps) {
  const t = useWords()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="max-w-prose min-w-0">
          <h2 id={id} className="text-md font-semibold">
            {t(title)}
          </h2>
          {text && <p className="mt-1 text-sm text-ink-soft">{t(text)}</p>}
        </div>
        {action}
      </div>
      <Card flush={flush}>{children}</Card>
    </section>
  )
}

/** The actions taken, by whom, in their words. */
export function MatterHistory({ entries }: { entries: readonly PrivacyEntry[] }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <MatterSection title={words.history}>
      <ol className="-my-3 divide-y divide-line">
        {entries.map(({ id, kind, note, at, by }) => (
          <li key={id} className="py-3 text-sm">
            <p className="font-medium">{t(words.entries[kind])}</p>
            {note && <UserText text={note} className="block whitespace-pre-line text-ink-soft" />}
            <p className="mt-0.5 text-xs text-ink-faint">
              {t(by ? words.by(localizedName(language, by).name) : words.byGone)}
              {' · '}
              <time dateTime={at}>{writeMoment(language, new Date(at), new Date(), 'Asia/Riyadh')}</time>
            </p>
          </li>
        ))}
      </ol>
    </MatterSection>
  )
}

/** A list of facts. */
export function Facts({ facts }: { facts: readonly (readonly [label: Word, value: ReactNode])[] }) {
  const t = useWords()
  return (
    <dl className="grid gap-4 text-sm">
      {facts.map(([label, value]) => (
        <div key={label.en}>
          <dt className="text-ink-soft">{t(label)}</dt>
          <dd className="mt-0.5 whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
