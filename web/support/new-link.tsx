import { useState } from 'react'
import { sendQuestionLink } from '#contract/support/questions.ts'
import { questionPage } from '#copy/support/visitors.ts'
import { useForm } from '#web/lib/form.ts'
import { readSearchParam } from '#web/lib/search-param.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'

const { newLink: words } = questionPage

/** The email goes to the visitor who asked the question, no matter who requests it. */
export function NewLink() {
  const t = useWords()
  const [isSent, setSent] = useState(false)
  const { form, busy, refused } = useForm({
    bind: async () => ({ route: sendQuestionLink, schema: sendQuestionLink.body }),
    start: { token: '' },
    along: () => ({ token: readSearchParam('token') ?? '' }),
    // An invalid token gets the same answer as an unknown one.
    onInvalid: () => setSent(true),
    onDone: () => setSent(true),
  })
  if (isSent)
    return (
      <p role="status" className="text-ink-soft">
        {t(words.sent)}
      </p>
    )
  return (
    <form {...form} method="dialog" className="flex flex-col items-center gap-3">
      <FaultLine>{refused}</FaultLine>
      <Button type="submit" busy={busy} busyText={t(words.sending)}>
        {t(words.send)}
      </Button>
    </form>
  )
}
