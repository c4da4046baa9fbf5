import { type ReactNode, useState } from 'react'
import { acceptInvitation, readInvitationAsPatient } from '#contract/invitations.ts'
import { acceptPage as words } from '#copy/invitations/accept.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useSearchParam } from '#web/lib/search-param.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageMessage } from '#web/ui/page-message.tsx'
import { Read } from '#web/ui/read.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { EndConnection } from './end-connection.tsx'

/** An invitation, as a patient accepts it. */
export function AcceptScreen() {
  const token = useSearchParam('token')
  return token === null ? <Invalid /> : <Invitation token={token} />
}

function Invitation({ token }: { token: string }) {
  const t = useWords()
  const language = useLanguage()
  const read = useRead(readInvitationAsPatient, { token })
  const accepting = useChange(acceptInvitation, {
    onRefused: (refused) => showFault(t, words.failed, refused),
  })
  // An invitation by email is used up by being accepted, so it cannot be read again.
  if (accepting.data) return <Connected dietitian={accepting.data.dietitian} />
  if (read.error?.code === 'not_found' || read.error?.code === 'malformed_request') return <Invalid />
  return (
    <Read of={read} failed={words.failed} waiting={<Spinner className="mx-auto my-24 size-6 text-link" />}>
      {({ dietitian, isConnected }) => {
        const { name } = localizedName(language, dietitian)
        if (isConnected) return <Connected dietitian={dietitian} />
        return (
          <Message title={t(words.from(name))} text={t(words.text(name))}>
            <Button
              size="lg"
              busy={accepting.isPending}
              busyText={t(words.accepting)}
              onClick={() => accepting.mutate({ token })}
            >
              {t(words.accept)}
            </Button>
          </Message>
        )
      }}
    </Read>
  )
}

type Dietitian = { id: string; name: string; otherName: string | null }

function Connected({ dietitian }: { dietitian: Dietitian }) {
  const t = useWords()
  const { name } = localizedName(useLanguage(), dietitian)
  const [isEnded, setEnded] = useState(false)
  if (isEnded) return <Invalid />
  return (
    <Message title={t(words.connected(name))} text={t(words.connectedText)}>
      <Link to={`/patient/dietitians/${dietitian.id}/book`} className={buttonClass('primary')}>
        {t(words.book)}
      </Link>
      <Link to={`/patient/messages?dietitian=${dietitian.id}`} className={buttonClass('secondary')}>
        {t(words.message)}
      </Link>
      <EndConnection dietitian={dietitian.id} variant="quiet" onEnded={() => setEnded(true)} />
    </Message>
  )
}

function Invalid() {
  const t = useWords()
  return <Message title={t(words.invalid.title)} text={t(words.invalid.text)} />
}

function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <PageMessage art={<SeedlingArt className="w-40" />} title={title} text={text}>
      {children && <div className="flex flex-wrap justify-center gap-3">{children}</div>}
    </PageMessage>
  )
}
