import { Laptop, LogOut, MailPlus, RotateCcw, Smartphone, UserX } from 'lucide-react'
import { useId, useState } from 'react'
import type { Person } from '#contract/accounts/people.ts'
import { mailPerson, reinstatePerson, signOutPerson } from '#contract/accounts/suspension.ts'
import { people as words } from '#copy/accounts/people.ts'
import { security } from '#copy/accounts/security/security.ts'
import { writeDate } from '#copy/dates.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Quoted } from '#web/ui/quoted.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { SuspendDialog } from './suspend-dialog.tsx'
import { useLastSeen } from './use-last-seen.ts'

type PersonAccessProps = { person: Person; onChanged: (person: Person) => void }

/** A person's sessions, and the ways of access that an admin can close and open. */
export function PersonAccess({ person, onChanged }: PersonAccessProps) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const { name } = localizedName(language, person)
  const { may, suspension, sessions } = person
  const [asked, setAsked] = useState<'suspend' | 'signOut' | null>(null)
  const said = (title: string) => showToast({ tone: 'success', title })

  const reinstating = useChange(reinstatePerson, {
    onDone: ({ person: changed }) => {
      said(t(words.reinstate.done(name)))
      onChanged(changed)
    },
    onRefused: (refused) => showFault(t, words.personFailed, refused),
  })
  const signingOut = useChange(signOutPerson, {
    onDone: ({ person: changed }) => {
      setAsked(null)
      said(t(words.signOut.done(name)))
      onChanged(changed)
    },
  })
  const mailing = useChange(mailPerson, {
    onDone: () => said(t(words.mail.done(person.email))),
    onRefused: (refused) => showFault(t, words.mail.failed, refused),
  })
  const which = may.sendConfirmation ? 'confirmation' : may.sendReset ? 'reset' : null

  return (
    <Card as="section" aria-labelledby={id}>
      <h4 id={id} className="text-md font-semibold">
        {t(words.access.title)}
      </h4>
      {suspension && (
        <div className="mt-3 text-sm text-ink-soft">
          <p>
            {t(
              suspension.by
                ? words.access.suspendedBy(onDay(suspension.at), suspension.by)
                : words.access.suspendedOn(onDay(suspension.at)),
            )}
          </p>
          {suspension.reason && <Quoted>{suspension.reason}</Quoted>}
        </div>
      )}
      <h5 className="mt-4 text-sm font-semibold">{t(words.access.sessions)}</h5>
      {sessions.length === 0 ? (
        <p className="mt-1 text-sm text-ink-soft">{t(words.access.noSessions)}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <div className="mt-5 flex flex-wrap gap-2.5 border-t border-line pt-5 empty:hidden">
        {which && (
          <Button
            variant="secondary"
            size="sm"
            busy={mailing.isPending}
            busyText={t(words.mail.busy)}
            onClick={() => mailing.mutate({ id: person.id, which })}
          >
            <Icon of={MailPlus} small />
            {t(words.mail[which])}
          </Button>
        )}
        {may.signOut && (
          <Button variant="secondary" size="sm" onClick={() => setAsked('signOut')}>
            <Icon of={LogOut} small mirrored />
            {t(words.signOut.button)}
          </Button>
        )}
        {may.suspend && (
          <Button variant="secondary-danger" size="sm" onClick={() => setAsked('suspend')}>
            <Icon of={UserX} small />
            {t(words.suspend.button)}
          </Button>
        )}
        {may.reinstate && (
          <Button
            size="sm"
            busy={reinstating.isPending}
            busyText={t(words.reinstate.busy)}
            onClick={() => reinstating.mutate({ id: person.id })}
          >
            <Icon of={RotateCcw} small />
            {t(words.reinstate.button)}
          </Button>
        )}
      </div>
      <AskDialog
        isOpen={asked === 'signOut'}
        danger
        words={{
          title: words.signOut.title(name),
          confirm: words.signOut.button,
          busy: words.signOut.busy,
          keep: security.cancel,
        }}
        change={signingOut}
        onConfirm={() => signingOut.mutate({ id: person.id })}
        onClose={() => setAsked(null)}
      >
        <p>{t(words.signOut.text)}</p>
      </AskDialog>
      {asked === 'suspend' && (
        <SuspendDialog
          person={person}
          name={name}
          onClose={() => setAsked(null)}
          onDone={(changed) => {
            setAsked(null)
            said(t(words.suspend.done(name)))
            onChanged(changed)
          }}
        />
      )}
    </Card>
  )

  function onDay(at: string) {
    return writeDate(language, new Date(at), 'date')
  }
}

function SessionRow({ session }: { session: Person['sessions'][number] }) {
  const t = useWords()
  const { browser, system, role, seenAt } = session
  const { devices } = security
  const known = browser ?? system
  const device =
    browser && system
      ? devices.browserOn(browser, system)
      : known
        ? { en: known, ar: known }
        : devices.unknown
  const seen = useLastSeen(seenAt)
  return (
    <li className="flex items-center gap-3 py-2.5 text-sm">
      <Icon
        of={/android|iphone|ipad/i.test(system ?? '') ? Smartphone : Laptop}
        small
        className="text-ink-faint"
      />
      <span className="min-w-0 flex-1">
        {t(device)} <span className="text-ink-soft">{t(words.access.as(t(words.roles.names[role])))}</span>
      </span>
      <span className="text-xs text-ink-faint">{seen}</span>
    </li>
  )
}
