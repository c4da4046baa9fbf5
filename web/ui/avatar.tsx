import { useState } from 'react'
import { initialsOf, tintOf } from '#contract/initials.ts'
import { joinClasses } from './join-classes.ts'

type AvatarProps = {
  /** Null once the person's data were erased. */
  personId: string | null
  name: string
  photo?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'now' | 'xl'
  className?: string
}

/** A photo, or initials in a color that stays with the person in both languages. The name itself is shown beside it. */
export function Avatar({ personId, name, photo, size = 'md', className }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const shape = joinClasses(
    'inline-grid shrink-0 place-items-center overflow-hidden rounded-pill select-none',
    sizes[size],
    className,
  )
  if (photo && photo !== broken)
    return (
      <img
        src={photo}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBroken(photo)}
        className={joinClasses(shape, 'bg-sunken object-cover')}
      />
    )
  return (
    <span aria-hidden="true" className={joinClasses(shape, tints[tintOf(personId ?? '')], 'display')}>
      {initialsOf(name)}
    </span>
  )
}

const sizes = {
  sm: 'size-8 text-xs',
  md: 'size-11 text-sm',
  lg: 'size-14 text-md',
  now: 'size-16 text-lg',
  xl: 'size-24 text-xl',
}

const tints = [
  'bg-person-1 text-on-person-1',
  'bg-person-2 text-on-person-2',
  'bg-person-3 text-on-person-3',
  'bg-person-4 text-on-person-4',
  'bg-person-5 text-on-person-5',
  'bg-person-6 text-on-person-6',
]
