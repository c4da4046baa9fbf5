import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copying } from '#copy/copying.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { showToast } from './toast.ts'

/** Copies a text to the clipboard and confirms it for a moment. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useWords()
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 3_000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showToast({ tone: 'error', title: t(copying.refused) })
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={copy}>
        <Icon of={copied ? Check : Copy} small />
        {copied ? t(copying.done) : label}
      </Button>
      <span role="status" className="sr-only">
        {copied && t(copying.done)}
      </span>
    </>
  )
}
