import './recovery-sheet.css'
import { createPortal } from 'react-dom'
import { security } from '#copy/accounts/security/security.ts'
import { useWords } from '#web/lib/words.ts'

type RecoverySheetProps = { email: string; date: string; codes: readonly string[] }

/** What comes out of the printer: the codes and nothing else of the page. */
export function RecoverySheet({ email, date, codes }: RecoverySheetProps) {
  const t = useWords()
  const words = security.recoveryCodes
  return createPortal(
    <section data-print-sheet="" data-theme="light" className="hidden bg-surface">
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
    </section>,
    document.body,
  )
}
