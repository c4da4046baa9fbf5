import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { controls } from '#copy/controls.ts'
import { ui } from '#copy/ui.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type ErrorStateProps = {
  title: string
  description?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  className?: string
}

export function ErrorState({ title, description, onRetry, retrying, className }: ErrorStateProps) {
  const t = useWords()
  return (
    <div role="alert" className={joinClasses('flex flex-col items-center px-6 py-12 text-center', className)}>
      <span className="grid size-14 place-items-center rounded-pill bg-cancelled text-on-cancelled">
        <Icon of={CircleAlert} />
      </span>
      <p className="mt-5 text-lg font-semibold text-ink">{title}</p>
      {description && <p className="mt-1.5 max-w-prose text-sm text-balance text-ink-soft">{description}</p>}
      {onRetry && (
        <Button
          variant="secondary"
          className="mt-6"
          onClick={onRetry}
          busy={retrying ?? false}
          busyText={t(ui.loading)}
        >
          <Icon of={RotateCw} mirrored />
          {t(controls.retry)}
        </Button>
      )}
    </div>
  )
}
