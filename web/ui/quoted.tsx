import { UserText } from './user-text.tsx'

/** A quoted text, with each paragraph in the direction of its own language. */
export function Quoted({ children }: { children: string }) {
  return (
    <blockquote className="mt-1.5 border-s-2 border-line-control ps-3 text-ink-soft">
      <UserText
        as="p"
        text={children}
        className="aligned-with-page whitespace-pre-line [unicode-bidi:plaintext]"
      />
    </blockquote>
  )
}
