import { CircleCheck, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { confirm } from '#copy/accounts/registration/confirm.ts'
import type { Word } from '#copy/word.ts'
import { sendLater } from '#web/lib/send-later.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Icon } from '#web/ui/icon.tsx'

type MailNoticeProps = {
  kind: 'registered' | 'unconfirmed'
  email: string
  redirectTo: string | null
}

/** A mail waits to be opened, and can be sent again. */
export function MailNotice({ kind, email, redirectTo }: MailNoticeProps) {
  const t = useWords()
  const words = confirm.notice
  const { heading, before, after } = words[kind]
  const [state, setState] = useState<'waiting' | 'busy' | 'sent'>('waiting')
  const [fault, setFault] = useState<Word | null>(null)

  const sendAgain = async () => {
    setState('busy')
    setFault(null)
    const answer = await sendLater(bind, { email, ...(redirectTo !== null && { redirectTo }) })
    setState('output' in answer ? 'sent' : 'waiting')
    if ('words' in answer) setFault(answer.words)
  }

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
            {state === 'sent' && (
              <p className="mt-3 flex gap-2">
                <span className="flex h-[1lh] items-center">
                  <Icon of={CircleCheck} small />
                </span>
                {t(words.sent)}
              </p>
            )}
          </div>
          <FaultLine>{fault && t(fault)}</FaultLine>
          {state !== 'sent' && (
            <Button
              variant="secondary"
              className="mt-4"
              busy={state === 'busy'}
              busyText={t(words.sending)}
              onClick={sendAgain}
            >
              {t(words.sendAgain)}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

const bind = async () => (await import('#contract/accounts/registration.ts')).sendConfirmation
