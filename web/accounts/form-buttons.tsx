import { Button } from '#web/ui/button.tsx'

type FormButtonsProps = {
  busy: boolean
  save: string
  saving: string
  cancel: string
  onCancel: () => void
}

/** The buttons that submit and close a form that opened in place. */
export function FormButtons({ busy, save, saving, cancel, onCancel }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button type="submit" busy={busy} busyText={saving}>
        {save}
      </Button>
      <Button variant="quiet" onClick={() => !busy && onCancel()}>
        {cancel}
      </Button>
    </div>
  )
}
