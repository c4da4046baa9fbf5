/** `72.4 kg` with a large figure and a small unit; words without a figure, such as a mood, are large. */
export function Quantity({ text }: { text: string }) {
  const plain = text.replace(/[\u2066-\u2069]/g, '')
  const [, before, figure, after] = plain.match(/^(\D*)(\d[\d.,/]*)(.*)$/) ?? []
  return (
    <p className="text-sm text-ink-soft">
      {figure ? (
        <bdi dir={after === '%' ? 'ltr' : 'auto'}>
          {before}
          <bdi className="text-xl display tabular-nums">{figure}</bdi>
          {after}
        </bdi>
      ) : (
        <span className="text-lg font-semibold text-ink">{plain}</span>
      )}
    </p>
  )
}
