/** A seedling of two leaves, which is a scale in balance. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" className={className} aria-hidden="true">
      <path d={leaf} className="fill-leaf-dark" transform="rotate(5 15 12.8)" />
      <path d={leaf} className="fill-leaf-light" transform="matrix(-1 0 0 1 32 0) rotate(5 15 12.8)" />
      <path d={bud} className="fill-leaf-dark" />
      <path d={post} className="stroke-leaf-dark" fill="none" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}

const leaf = 'M1 9.4C5.6 9.8 11.4 8.2 15 12.8C13.6 17.6 10 19.6 6.8 18.6C3.4 17.6 1.4 14 1 9.4Z'
const bud = 'M16 1.6C13.6 4.3 13.4 7.2 14.8 10V13H17.2V10C18.6 7.2 18.4 4.3 16 1.6Z'
const post = 'M16 13V28.2M10 28.2H22'
