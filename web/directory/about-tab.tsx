import { BadgeCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { DietitianPage } from '#contract/directory.ts'
import { profile } from '#copy/directory/profile.ts'
import { practiceLanguages } from '#copy/practice-options.ts'
import { EndConnection } from '#web/invitations/end-connection.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { WeeklyHours } from './weekly-hours.tsx'

export function AboutTab({ dietitian }: { dietitian: DietitianPage }) {
  const t = useWords()
  const { bio, otherBio, education, otherEducation, certificates, languages } = dietitian
  const { about } = profile
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <Card className="divide-y divide-line *:py-5 *:first:pt-0 *:last:pb-0">
        <Part title={t(about.bio)}>
          {bio || otherBio ? (
            <UserText as="p" text={bio} other={otherBio} className={written} />
          ) : (
            <p className={written}>{t(about.nothing)}</p>
          )}
        </Part>
        {(education || otherEducation) && (
          <Part title={t(about.education)}>
            <UserText
              as="p"
              text={education}
              other={otherEducation}
              className={joinClasses('aligned-with-page', written)}
            />
          </Part>
        )}
        {certificates.length > 0 && (
          <Part title={t(about.certificates)}>
            <ul className="flex flex-col gap-2">
              {certificates.map(({ name, verified }) => (
                <li key={name} className="flex flex-wrap items-center gap-x-3">
                  <UserText text={name} />
                  {verified ? (
                    <span className="inline-flex items-center gap-1.5 text-xs font-medium text-link">
                      <Icon of={BadgeCheck} small />
                      {t(about.verified)}
                    </span>
                  ) : (
                    <span className="text-xs text-ink-faint">{t(about.stated)}</span>
                  )}
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part title={t(about.languages)}>
          <ul className="flex flex-wrap gap-2">
            {languages.map((language) => (
              <li key={language} className="rounded-pill bg-sunken px-3 py-1 text-sm">
                {t(practiceLanguages[language])}
              </li>
            ))}
          </ul>
        </Part>
      </Card>
      <div className="grid gap-4">
        <Card>
          <Part title={t(about.hours)}>
            <WeeklyHours weekly={dietitian.weekly} zone={dietitian.zone} />
          </Part>
        </Card>
        {dietitian.isConnected && (
          <Card>
            <Part title={t(about.connection)}>
              <p className="mb-4">{t(about.connectionText)}</p>
              <EndConnection dietitian={dietitian.id} variant="secondary" />
            </Part>
          </Card>
        )}
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="text-sm text-ink-soft">
      <h3 id={id} className="mb-2 text-md font-semibold text-ink">
        {title}
      </h3>
      {children}
    </section>
  )
}

const written = 'max-w-prose whitespace-pre-line'
