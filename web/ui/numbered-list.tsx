import { joinClasses } from './join-classes.ts'
import { UserText } from './user-text.tsx'

type NumberedListProps = { lines: readonly string[]; className?: string }

/** Steps that are taken in this order, as somebody wrote them. */
export function NumberedList({ lines, className }: NumberedListProps) {
  const numbered = lines.map((text, at) => ({ number: at + 1, text }))
  return (
    <ol
      className={joinClasses(
        'grid list-decimal gap-2 ps-5 text-ink marker:font-semibold marker:text-ink-soft',
        className,
      )}
    >
      {numbered.map(({ number, text }) => (
        <li key={number} className="ps-1.5">
          <UserText text={text} />
        </li>
      ))}
    </ol>
  )
}
