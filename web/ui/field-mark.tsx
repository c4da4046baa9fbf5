import { ui } from '#copy/ui.ts'
import { useWords } from '#web/lib/words.ts'

export type Mark = 'required' | 'optional'

export function FieldMark({ mark }: { mark: Mark }) {
  const t = useWords()
  return mark === 'required' ? (
    <span aria-hidden="true" className="ms-1 text-danger-ink">
      *
    </span>
  ) : (
    <span className="ms-1.5 font-normal text-ink-faint">({t(ui.optional)})</span>
  )
}
