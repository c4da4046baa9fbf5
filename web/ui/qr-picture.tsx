import { useMemo } from 'react'
import { encode } from 'uqr'

/** Dark on white with a margin in every theme, because cameras need it. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: 4 })
    return { size: data.length, path: data.map(pathOfRow).join('') }
  }, [text])
  return (
    <div
      data-theme="light"
      className="w-fit shrink-0 rounded-card border border-line bg-surface p-1 text-ink"
    >
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        fill="currentColor"
        shapeRendering="crispEdges"
        className="size-52"
      >
        <path d={path} />
      </svg>
    </div>
  )
}

/** The path of one row of a QR code: each run of dark modules is one rectangle. */
function pathOfRow(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    const width = x - start + 1
    path += `M${start} ${y}h${width}v1h-${width}z`
  }
  return path
}
