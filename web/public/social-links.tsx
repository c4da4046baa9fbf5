import { brand } from '#copy/brand.ts'
import { frame } from '#copy/public/frame.ts'
import { useWords } from '#web/lib/words.ts'
import { iconButtonClass } from '#web/ui/icon-button.tsx'

export function SocialLinks() {
  const t = useWords()
  const { social } = frame.footer
  return (
    <ul aria-label={t(social.heading)} className="-ms-3 flex">
      {brand.social.map(({ name, url }) => (
        <li key={name}>
          <a href={url} rel="me noopener" className={iconButtonClass}>
            <span className="sr-only">{t(social.on(name))}</span>
            <svg
              viewBox="0 0 24 24"
              className="size-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={drawings[name]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}

const drawings: Record<(typeof brand.social)[number]['name'], string> = {
  X: 'M4 4h4.2L20 20h-4.2ZM19.4 4l-6.2 7M10.6 13.4 4.6 20',
  Instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2ZM16.9 7.1h.01',
  LinkedIn:
    'M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5ZM8 11v5.5M8 7.7h.01M12 16.5V11M12 13.6c0-1.5 1-2.4 2.1-2.4 1.2 0 1.9.8 1.9 2.2v3.1',
}
