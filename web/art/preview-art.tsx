import { brand } from '#copy/brand.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Leaf } from './leaf.tsx'
import { Mark } from './mark.tsx'

/**
 * The preview picture of links to Nabta. `static/og.*.png` are this drawing, captured from the gallery at 1200 by 630.
 */
export function PreviewArt({ className }: { className?: string }) {
  const t = useWords()
  const language = useLanguage()
  const start = language === 'ar' ? 1104 : 96
  const lines = splitEvenly(t(brand.tagline))
  const { size, step } = language === 'ar' ? { size: 66, step: 94 } : { size: 72, step: 90 }
  return (
    <svg viewBox="0 0 1200 630" className={className} role="img" aria-label={t(brand.tagline)}>
      <rect width="1200" height="630" className="fill-ground" />
      <g transform={language === 'ar' ? 'matrix(-1 0 0 1 1200 0)' : undefined}>
        <path
          d="M1200 0H880c-90 60-150 150-130 262s130 160 190 226 70 96 90 142h170Z"
          className="fill-tint"
        />
        <circle cx="978" cy="300" r="176" className="fill-art-paper" />
        <circle cx="978" cy="300" r="150" className="fill-none stroke-art-leaf-soft" strokeWidth="3" />
        <Leaf x={1170} y={640} turn={-118} size={4.4} className="fill-art-leaf-soft" />
        <Leaf x={1178} y={640} turn={-72} size={3.2} />
        <Leaf x={1150} y={642} turn={-158} size={2.8} className="fill-art-saffron" />
      </g>
      <g transform={`translate(${language === 'ar' ? 104 : 860} 182) scale(7.4)`}>
        <Mark />
      </g>
      <g transform={`translate(${language === 'ar' ? start - 72 : start} 84) scale(2.25)`}>
        <Mark />
      </g>
      <g direction={language === 'ar' ? 'rtl' : 'ltr'} className="fill-ink font-sans font-semibold">
        <text x={language === 'ar' ? start - 92 : start + 92} y="136" fontSize="46">
          {t(brand.name)}
        </text>
        {lines.map((line, at) => (
          <text key={line} x={start} y={276 + at * step} fontSize={size}>
            {line}
          </text>
        ))}
      </g>
      <text
        x={start}
        y={language === 'ar' ? 560 : 548}
        fontSize="32"
        direction={language === 'ar' ? 'rtl' : 'ltr'}
        className="fill-ink-soft font-sans"
      >
        {t(brand.city)}
      </text>
    </svg>
  )
}

/** At most three lines, as even as possible. */
function splitEvenly(text: string): string[] {
  for (let most = 1; ; most += 1) {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`
      if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    if (lines.length <= 3) return lines
  }
}
