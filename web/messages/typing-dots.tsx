/** Shows that the other side is writing, which is also stated in words below the name. */
export function TypingDots() {
  return (
    <div
      aria-hidden="true"
      className="mt-2 flex w-fit gap-1 rounded-card border border-line bg-surface px-3.5 py-3"
    >
      {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
        <span key={delay} className={`size-1.5 animate-breathe rounded-pill bg-ink-faint ${delay}`} />
      ))}
    </div>
  )
}
