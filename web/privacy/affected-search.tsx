import { useState } from 'react'
import { todayInRiyadh } from '#contract/days.ts'
import { type Breach, findAffected } from '#contract/privacy/breaches.ts'
import type { OutputOf } from '#contract/route.ts'
import { breaches } from '#copy/privacy/breaches.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { MatterSection } from './matter-parts.tsx'

const words = breaches.affected

/** The people whose data a misused account could reach, according to the log. */
export function AffectedSearch({ breach }: { breach: Breach }) {
  const t = useWords()
  const language = useLanguage()
  const [found, setFound] = useState<OutputOf<typeof findAffected>>()
  const { form, busy, refused, control, error, values, set } = useForm({
    bind: async () => ({ route: findAffected, schema: findAffected.body }),
    start: {
      email: '',
      from: breach.happenedOn,
      to: breach.endedOn ?? todayInRiyadh(new Date()),
    },
    after: () => ({ email: '', from: breach.happenedOn, to: breach.endedOn ?? todayInRiyadh(new Date()) }),
    onDone: setFound,
  })
  return (
    <MatterSection title={words.title} text={words.text}>
      <form {...form} method="dialog" className="grid gap-5">
        <Field label={t(words.email)} error={error('email')}>
          <TextInput {...control('email')} dir="ltr" inputMode="email" autoComplete="off" />
        </Field>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {(['from', 'to'] as const).map((name) => (
            <Field key={name} label={t(words[name])} error={error(name)} isGroup>
              <OwnDateInput name={name} value={String(values[name])} onValue={(value) => set(name, value)} />
            </Field>
          ))}
        </div>
        <FaultLine>{refused}</FaultLine>
        <Button
          type="submit"
          variant="secondary"
          busy={busy}
          busyText={t(words.finding)}
          className="justify-self-start"
        >
          {t(words.find)}
        </Button>
      </form>
      <div role="status" className="mt-5 empty:hidden">
        {found && (
          <>
            <p className="text-sm font-medium">
              {t(found.total === 0 ? words.none : breaches.people(found.total))}
            </p>
            <ul className="mt-2 divide-y divide-line text-sm">
              {found.people.map(({ id, name, otherName, events }) => (
                <li key={id} className="flex justify-between gap-4 py-2">
                  <Link to={`/admin/users?person=${id}`}>
                    <bdi>
                      {name === null ? t(words.nameless) : localizedName(language, { name, otherName }).name}
                    </bdi>
                  </Link>
                  <span className="text-ink-soft">{t(words.entries(events))}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </MatterSection>
  )
}
