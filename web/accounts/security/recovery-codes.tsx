import { Download, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { security } from '#copy/accounts/security/security.ts'
import { brand } from '#copy/brand.ts'
import { writeDate } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PrintSheet } from '#web/lib/print-sheet.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ShownCodes } from './use-shown-codes.ts'

type RecoveryCodesProps = { email: string; shown: ShownCodes; onDone: () => void }

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ email, shown, onDone }: RecoveryCodesProps) {
  const t = useWords()
  const language = useLanguage()
  const words = security.recoveryCodes
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const date = writeDate(language, new Date(), 'date')
  const codes = shown.codes.map(inTwoHalves)

  useEffect(() => list.current?.focus(), [])
  useEffect(() => {
    if (shown.timesHeld > 0) box.current?.focus()
  }, [shown.timesHeld])

  const download = () => {
    const lines = [t(words.sheetTitle), email, date, '', ...codes, '', t(words.sheetText), '']
    saveFile(
      `${brand.name.en.toLowerCase()}-recovery-codes.txt`,
      new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }),
    )
  }

  return (
    <div className="grid gap-5 text-start">
      <p>{t(words.text)}</p>
      <ul
        ref={list}
        tabIndex={-1}
        dir="ltr"
        aria-label={t(words.list)}
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-card bg-sunken p-5 text-center text-md text-ink tabular-nums outline-none"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <CopyButton text={codes.join('\n')} label={t(words.copy)} />
        <Button variant="secondary" onClick={download}>
          <Icon of={Download} small />
          {t(words.download)}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon of={Printer} small />
          {t(words.print)}
        </Button>
      </div>
      <RecoverySheet email={email} date={date} codes={codes} />
      <Checkbox
        ref={box}
        checked={shown.areSaved}
        onChange={(event) => shown.say(event.target.checked)}
        error={shown.timesHeld > 0 && !shown.areSaved ? t(words.savedFirst) : undefined}
      >
        {t(words.saved)}
      </Checkbox>
      <Button onClick={onDone} className="sm:justify-self-start">
        {t(words.done)}
      </Button>
    </div>
  )
}

/** Two halves are easier to read out. The code is accepted with and without the hyphen. */
const inTwoHalves = (code: string) => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`

type RecoverySheetProps = { email: string; date: string; codes: readonly string[] }

/** The printed sheet: only the codes. */
function RecoverySheet({ email, date, codes }: RecoverySheetProps) {
  const t = useWords()
  const words = security.recoveryCodes
  return (
    <PrintSheet>
      <h1 className="text-xl font-semibold">{t(words.sheetTitle)}</h1>
      <p className="mt-2">
        <bdi dir="ltr">{email}</bdi> · {date}
      </p>
      <p className="mt-2">{t(words.sheetText)}</p>
      <ul dir="ltr" className="mt-6 grid grid-cols-2 gap-4 text-lg tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </PrintSheet>
  )
}
