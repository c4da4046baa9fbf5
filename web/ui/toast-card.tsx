import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect } from 'react'
import { ui } from '#copy/ui.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { dismissToast, type Toast } from './toast.ts'

export function ToastCard({ toast, held }: { toast: Toast; held: boolean }) {
  const t = useWords()
  const { id, title, description, tone, action } = toast
  const patience = action || description || tone === 'error' ? 10_000 : 6_000

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(id), patience)
    return () => clearTimeout(timer)
  }, [held, id, patience])

  return (
    <div className="pointer-events-auto flex w-full max-w-sm animate-rise items-start gap-3 rounded-card border border-line bg-overlay py-1.5 ps-4 pe-1.5 text-sm shadow-overlay">
      <span className={joinClasses('mt-2.5 flex h-[1lh] items-center', tones[tone].ink)}>
        <Icon of={tones[tone].icon} />
      </span>
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-medium text-ink">{title}</p>
        {description && <p className="mt-0.5 text-ink-soft">{description}</p>}
        {action && (
          <p className="-mb-2">
            {action.href === undefined ? (
              <button
                type="button"
                className={actionClass}
                onClick={() => {
                  action.onPress()
                  dismissToast(id)
                }}
              >
                {action.label}
              </button>
            ) : (
              <a href={action.href} className={actionClass} onClick={() => dismissToast(id)}>
                {action.label}
              </a>
            )}
          </p>
        )}
      </div>
      <IconButton label={t(ui.close)} icon={X} onClick={() => dismissToast(id)} />
    </div>
  )
}

const actionClass =
  'inline-flex min-h-11 items-center font-medium text-link underline-offset-4 hover:underline'

const tones = {
  success: { icon: CircleCheck, ink: 'text-link' },
  error: { icon: CircleAlert, ink: 'text-danger-ink' },
  info: { icon: Info, ink: 'text-on-completed' },
}
