import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'

type NowCardProps = {
  personId: string | null
  name: string
  photo?: string | undefined
  /** The name, as a link or as text. */
  title: ReactNode
  /** `Starts in 8 minutes`, `Now, until 4:50 pm`. */
  state: ReactNode
  facts?: ReactNode
  badges?: ReactNode
  /** The main button, in the size `lg`, and at most one quiet link before it. */
  children: ReactNode
}

/** The appointment that takes place now: who it is, until when, and the button that leads to it. */
export const NowCard = ({ personId, name, photo, title, state, facts, badges, children }: NowCardProps) => (
  <div
    data-theme="dark"
    className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-deep-line bg-deep p-5 text-on-deep sm:p-6"
  >
    <div className="flex min-w-0 flex-1 basis-72 items-center gap-4 sm:gap-5">
      <Avatar personId={personId} name={name} photo={photo} size="now" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-sm font-medium text-on-deep-soft">
          <span aria-hidden="true" className="size-2 shrink-0 rounded-pill bg-accent" />
          {state}
        </p>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-lg font-semibold">
          {title}
          {badges}
        </p>
        {facts && <p className="flex items-center gap-2 text-sm text-on-deep-soft">{facts}</p>}
      </div>
    </div>
    <div className="flex flex-wrap items-center justify-end gap-2 max-sm:w-full max-sm:*:grow">
      {children}
    </div>
  </div>
)

type NowStripProps = Pick<NowCardProps, 'personId' | 'name' | 'photo' | 'children'> & { state: string }

/** The same in the height of a bar. */
export const NowStrip = ({ personId, name, photo, state, children }: NowStripProps) => (
  <div
    data-theme="dark"
    className="flex h-14 items-center gap-3 border-t border-deep-line bg-deep-hover px-4 text-on-deep sm:px-6 lg:px-10"
  >
    <Avatar personId={personId} name={name} photo={photo} size="md" />
    <p className="min-w-0 flex-1 text-sm leading-tight">
      <span className="block truncate font-semibold">
        <bdi>{name}</bdi>
      </span>
      <span className="block truncate text-on-deep-soft">{state}</span>
    </p>
    {children}
  </div>
)
