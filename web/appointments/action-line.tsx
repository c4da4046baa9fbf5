import type { ReactNode } from 'react'
import type { Address } from '#web/app/address.ts'
import { Link } from '#web/lib/link.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type ActionLinkProps = { icon: IconShape; children: ReactNode } & (
  | { to: Address; file?: never }
  | { file: string; to?: never }
)

/** A line of a list of actions that is a link or downloads a file. */
export function ActionLink({ icon, to, file, children }: ActionLinkProps) {
  const inside = (
    <>
      <Icon of={icon} className="text-ink-faint" />
      {children}
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <a href={file} download className={joinClasses(lineClass, plainClass)}>
          {inside}
        </a>
      ) : (
        <Link to={to} className={joinClasses(lineClass, plainClass)}>
          {inside}
        </Link>
      )}
    </li>
  )
}

type ActionButtonProps = { icon: IconShape; danger?: boolean; onPress: () => void; children: ReactNode }

export function ActionButton({ icon, danger = false, onPress, children }: ActionButtonProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className={joinClasses(lineClass, danger ? 'text-danger-ink' : plainClass)}
      >
        <Icon of={icon} className={danger ? '' : 'text-ink-faint'} />
        {children}
      </button>
    </li>
  )
}

const lineClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-start text-sm font-medium no-underline transition-colors hover:bg-tint'
const plainClass = 'text-ink hover:text-on-tint'
