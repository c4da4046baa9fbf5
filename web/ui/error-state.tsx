import { useLocation } from '@tanstack/react-router'
import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { controls } from '#copy/controls.ts'
import { ui } from '#copy/ui.ts'
import { ApiError } from '#web/app/api-error.ts'
import { helpAfter, portalOf } from '#web/lib/help-after-fault.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type ErrorStateProps = {
  title: string
  description?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** The refusal, with which the reader can contact the Support Team. */
  fault?: unknown
  className?: string
}

export function ErrorState({ title, description, onRetry, retrying, fault, className }: ErrorStateProps) {
  const t = useWords()
  return (
    <div role="alert" className={joinClasses('flex flex-col items-center px-6 py-12 text-center', className)}>
      <span className="grid size-14 place-items-center rounded-pill bg-cancelled text-on-cancelled">
        <Icon of={CircleAlert} />
      </span>
      <p className="mt-5 text-lg font-semibold text-ink">{title}</p>
      {description && <p className="mt-1.5 max-w-prose text-sm text-balance text-ink-soft">{description}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3 empty:hidden">
        {onRetry && (
          <Button variant="secondary" onClick={onRetry} busy={retrying ?? false} busyText={t(ui.loading)}>
            <Icon of={RotateCw} />
            {t(controls.retry)}
          </Button>
        )}
        {/* If the server is unreachable, the Support Team is too. */}
        {fault instanceof ApiError && fault.status > 0 && <Help what={title} fault={fault} />}
      </div>
    </div>
  )
}

function Help({ what, fault: { requestId } }: { what: string; fault: ApiError }) {
  const t = useWords()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const help = helpAfter(portalOf(path), { what, path, requestId })
  return (
    help && (
      <Link to={help.to} className={buttonClass('quiet')}>
        {t(help.label)}
      </Link>
    )
  )
}
