import { useState } from 'react'
import { removeInvitationLink, renewInvitationLink } from '#contract/invitations.ts'
import { invitations } from '#copy/invitations/invitations.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localPath } from '#web/lib/path.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Field } from '#web/ui/field.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

const words = invitations.link

/** Fetched by itself, since pages that many share would otherwise carry the encoder. */
const QrPicture = lazyPart(
  () => import('#web/ui/qr-picture.tsx'),
  'QrPicture',
  <Skeleton shape="block" className="size-56" />,
)

/** The link that a dietitian passes on, as text and as a code to print. */
export function InvitationLink({ link }: { link: string | null }) {
  const t = useWords()
  const language = useLanguage()
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null)
  const close = () => setAsked(null)
  const making = useChange(renewInvitationLink, {
    onDone: close,
    onRefused: (refused) => asked === null && showFault(t, words.failed, refused),
  })
  const removal = useChange(removeInvitationLink, { onDone: close })
  if (link === null)
    return (
      <Button busy={making.isPending} onClick={() => making.mutate({})}>
        {t(words.make)}
      </Button>
    )
  const url = new URL(localPath(language, `/invitation?token=${link}`), location.origin).href
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-6">
      <div className="grid min-w-0 flex-1 basis-64 content-start gap-5">
        <Field label={t(words.label)}>
          <TextInput type="url" readOnly value={url} onFocus={({ target }) => target.select()} />
        </Field>
        <div className="flex flex-wrap gap-2.5">
          <CopyButton text={url} label={t(words.copy)} />
          <Button variant="quiet" onClick={() => setAsked('renew')}>
            {t(words.renew.open)}
          </Button>
          <Button variant="quiet" onClick={() => setAsked('remove')}>
            {t(words.remove.open)}
          </Button>
        </div>
      </div>
      <QrPicture text={url} label={t(words.code)} />
      <AskDialog
        isOpen={asked === 'renew'}
        words={{ ...words.renew, keep: words.keep }}
        onConfirm={() => making.mutate({})}
        change={making}
        onClose={close}
      >
        <p>{t(words.renew.text)}</p>
      </AskDialog>
      <AskDialog
        isOpen={asked === 'remove'}
        words={{ ...words.remove, keep: words.keep }}
        danger
        onConfirm={() => removal.mutate({})}
        change={removal}
        onClose={close}
      >
        <p>{t(words.remove.text)}</p>
      </AskDialog>
    </div>
  )
}
