import { CircleCheck, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { confirm } from '#copy/accounts/registration/confirm.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Icon } from '#web/ui/icon.tsx'

type MailNoticeProps = {
  kind: 'registered' | 'unconfirmed'
  email: string
  redirectTo: string | null
}

/** States that an email was sent, and offers to send it again. */
export function MailNotice({ kind, email, redirectTo }: MailNoticeProps) {
  const t = useWords()
  const words = confirm.notice
  const { heading, before, after } = words[kind]
  const [isSent, setSent] = useState(false)
  const { form, busy, refused } = useForm({
    bind,
    start: { email, redirectTo: redirectTo ?? '' },
    onDone: () => setSent(true),
  })

  return (
    <section className="rounded-card bg-tint p-5 text-on-tint">
      <div className="flex gap-3.5">
        <span className="flex h-[1lh] items-center text-md">
          <Icon of={MailCheck} />
        </span>
        <div className="min-w-0">
          <h2 className="text-md font-semibold">{t(heading)}</h2>
          <p className="mt-1 text-sm">
            {t(before)}
            <bdi dir="ltr" className="font-semibold">
              {email}
            </bdi>
            {t(after)}
          </p>
          <div aria-live="polite" className="text-sm">
            {isSent && (
              <p className="mt-3 flex gap-2">
                <span className="flex h-[1lh] items-center">
                  <Icon of={CircleCheck} small />
                </span>
                {t(words.sent)}
              </p>
            )}
          </div>
          <FaultLine>{refused}</FaultLine>
          {!isSent && (
            <form {...form} method="dialog" className="mt-4">
              <Button type="submit" variant="secondary" busy={busy} busyText={t(words.sending)}>
                {t(words.sendAgain)}
              </Button>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}

async function bind() {
  const { sendConfirmation } = await import('#contract/accounts/registration.ts')
  return { route: sendConfirmation, schema: sendConfirmation.body }
}
