import { Download } from 'lucide-react'
import type { Route, SentTo } from '#contract/route.ts'
import type { Word } from '#copy/word.ts'
import { useFile } from '#web/lib/use-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { showFileFault } from './show-file-fault.ts'

type DownloadButtonProps<R extends Route> = {
  route: R
  input: SentTo<R>
  words: { readonly download: Word; readonly downloading: Word; readonly downloadFailed: Word }
}

/** Has the server make a file of the list that an admin sees; the admin may have to enter the password first. */
export function DownloadButton<R extends Route>({ route, input, words }: DownloadButtonProps<R>) {
  const t = useWords()
  const { get, isPending } = useFile(route, {
    onRefused: (refused, again) => showFileFault(t, words.downloadFailed, refused, again),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isPending}
      busyText={t(words.downloading)}
      onClick={() => get(input)}
    >
      <Icon of={Download} small />
      {t(words.download)}
    </Button>
  )
}
