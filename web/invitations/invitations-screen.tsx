import { useState } from 'react'
import {
  type Connected,
  type Invitations,
  type Invited,
  readInvitations,
  withdrawInvitation,
} from '#contract/invitations.ts'
import { writeDate } from '#copy/dates.ts'
import { invitations as words } from '#copy/invitations/invitations.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { usePatientName } from '#web/lib/use-patient-name.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { messagesPath } from '#web/patients/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { InvitationLink } from './invitation-link.tsx'
import { InviteByEmail } from './invite-by-email.tsx'

/** How a dietitian brings patients along: a link, letters, and who has come. */
export function InvitationsScreen() {
  const t = useWords()
  const read = useRead(readInvitations, {})
  return (
    <Read of={read} failed={words.failed} waiting={<InvitationsSkeleton />}>
      {(found) => (
        <div className="@container flex max-w-5xl flex-col gap-10">
          {!found.mayInvite && <p className="text-ink-soft">{t(words.notListed)}</p>}
          {found.mayInvite && <Ways found={found} />}
          <People found={found} />
        </div>
      )}
    </Read>
  )
}

function Ways({ found: { link, ownFeePercent } }: { found: Invitations }) {
  const t = useWords()
  return (
    <>
      {ownFeePercent !== null && (
        <p className="text-sm text-ink-soft">
          {t(ownFeePercent === 0 ? words.noFee : words.fee(`\u2066${ownFeePercent}%\u2069`))}
        </p>
      )}
      <SettingsSection title={t(words.link.title)} text={t(words.link.text)}>
        <InvitationLink link={link} />
      </SettingsSection>
      <SettingsSection title={t(words.mail.title)} text={t(words.mail.text)}>
        <InviteByEmail />
      </SettingsSection>
    </>
  )
}

function People({ found: { invited, connected } }: { found: Invitations }) {
  const t = useWords()
  return (
    <>
      {invited.length > 0 && (
        <section>
          <h2 className="mb-3 text-md font-semibold">{t(words.invited.title)}</h2>
          <RowList label={t(words.invited.title)} rows={invited} none={null}>
            {(each) => <InvitedRow key={each.id} invited={each} />}
          </RowList>
        </section>
      )}
      <section>
        <h2 className="mb-3 text-md font-semibold">{t(words.connected.title)}</h2>
        <RowList
          label={t(words.connected.title)}
          rows={connected}
          none={<p className="px-5 py-8 text-center text-sm text-ink-soft">{t(words.connected.none)}</p>}
        >
          {(each) => <ConnectedRow key={each.id} patient={each} />}
        </RowList>
      </section>
    </>
  )
}

function InvitedRow({ invited: { id, email, sentAt } }: { invited: Invited }) {
  const t = useWords()
  const language = useLanguage()
  const withdrawal = useChange(withdrawInvitation, {
    line: id,
    onDone: () => showToast({ tone: 'success', title: t(words.invited.withdrawn) }),
    onRefused: (refused) => showFault(t, words.invited.failed, refused),
  })
  return (
    <li className={rowClass}>
      <div className="min-w-0 flex-1">
        <p dir="ltr" className="truncate font-medium rtl:text-end">
          {email}
        </p>
        <p className="text-sm text-ink-soft">
          {t(words.invited.sentAt(writeDate(language, new Date(sentAt), 'date', readerZone())))}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={withdrawal.isPending}
        aria-label={t(words.invited.withdrawFrom(email))}
        onClick={() => withdrawal.mutate({ id })}
      >
        {t(words.invited.withdraw)}
      </Button>
    </li>
  )
}

function ConnectedRow({ patient }: { patient: Connected }) {
  const t = useWords()
  const language = useLanguage()
  const { name } = usePatientName(patient)
  const [isOpen, setOpen] = useState(false)
  const [BookDialog, fetchBookDialog] = useFetchedPart(loadBookDialog)
  const book = async () => {
    if (await fetchBookDialog()) setOpen(true)
  }
  return (
    <li className={rowClass}>
      <Avatar personId={patient.id} name={name} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <bdi>{name}</bdi>
          {patient.isOwn && <Badge tone="tint">{t(words.connected.own)}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t(words.connected.since(writeDate(language, new Date(patient.connectedAt), 'date', readerZone())))}
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full">
        <Link to={messagesPath(patient.id)} className={buttonClass('quiet', 'sm', 'max-sm:grow')}>
          {t(words.connected.message)}
        </Link>
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={book} className="max-sm:grow">
          {t(words.connected.book)}
        </Button>
      </div>
      {isOpen && BookDialog && <BookDialog start={{ patient }} onClose={() => setOpen(false)} />}
    </li>
  )
}

const rowClass = 'flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5'

const loadBookDialog = async () =>
  (await import('#web/appointments/practice-calendar/book-dialog.tsx')).BookDialog

function InvitationsSkeleton() {
  return (
    <SkeletonGroup className="flex max-w-5xl flex-col gap-10">
      <Card>
        <Skeleton shape="block" className="h-40" />
      </Card>
      <Card>
        <Skeleton shape="block" className="h-40" />
      </Card>
    </SkeletonGroup>
  )
}
