import { viewer } from '#copy/viewer.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '../button-class.ts'
import { ErrorState } from '../error-state.tsx'

type CannotShowProps = { address: string; onTaken: (() => void) | undefined; onRetry: () => void }

export function CannotShow({ address, onTaken, onRetry }: CannotShowProps) {
  const t = useWords()
  return (
    <div className="border-y border-line pb-8 text-center">
      <ErrorState title={t(viewer.failed)} description={t(viewer.failedText)} onRetry={onRetry} />
      <a href={address} download onClick={onTaken} className={buttonClass('quiet')}>
        {t(viewer.download)}
      </a>
    </div>
  )
}
