import { LogOut, Settings, User } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#web/lib/words.ts'
import { ActionDialog, FormDialog } from './action-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { words } from './gallery-words.ts'
import { Menu } from './menu.tsx'
import { OtherLanguage } from './other-language.tsx'
import { Sheet } from './sheet.tsx'
import { Tabs } from './tabs.tsx'
import { TextInput } from './text-input.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { showToast } from './toast.ts'

export function GalleryOverlays() {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const [isActing, setActing] = useState(false)
  const [isFilling, setFilling] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t(words.openDialog)}
        </Button>
        <Button variant="secondary" onClick={() => setActing(true)}>
          {t(words.book)}
        </Button>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {t(words.cancel)}
        </Button>
        <Button variant="secondary" onClick={() => setFilling(true)}>
          {t(words.openForm)}
        </Button>
        <Button variant="secondary" onClick={() => setSheetOpen(true)}>
          {t(words.openSheet)}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            showToast({
              title: t(words.toastGood),
              description: t(words.toastText),
              tone: 'success',
              action: { label: t(words.viewAll), href: '#gallery' },
            })
            showToast({ title: t(words.toastBad), tone: 'error' })
            showToast({ title: t(words.toastText) })
          }}
        >
          {t(words.toastGood)}
        </Button>
        <Menu
          label={t(words.account)}
          choices={[
            { id: 'profile', label: t(words.profile), icon: User, onChoose: close },
            { id: 'settings', label: t(words.settings), icon: Settings, onChoose: close, disabled: true },
            { id: 'leave', label: t(words.logOut), icon: LogOut, onChoose: close, danger: true, apart: true },
          ]}
        >
          <Avatar personId="sara" name={t(words.sara)} size="sm" />
          {t(words.sara)}
        </Menu>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ThemeChoice />
        <OtherLanguage className="inline-flex" />
      </div>
      <Tabs
        label={t(words.heading)}
        tabs={[
          { id: 'upcoming', label: t(words.upcoming), count: 2, content: t(words.body) },
          { id: 'pending', label: t(words.pending), content: t(words.faint) },
          { id: 'past', label: t(words.past), content: t(words.emptyTitle) },
        ]}
      />
      <AskDialog
        isOpen={isAsked}
        danger
        words={{ title: words.dialogTitle, confirm: words.cancel, keep: words.keep }}
        change={{ isPending: false, error: words.errorText, reset: () => setAsked(false) }}
        fault={words.errorText}
        onConfirm={() => setAsked(false)}
        onClose={() => setAsked(false)}
      >
        <p>{t(words.dialogText)}</p>
      </AskDialog>
      <ActionDialog
        isOpen={isActing}
        words={{ title: words.heading, confirm: words.book, keep: words.keep }}
        button={{ onClick: () => setActing(false) }}
        onClose={() => setActing(false)}
      >
        <p>{t(words.body)}</p>
      </ActionDialog>
      <FormDialog
        isOpen={isFilling}
        words={{ title: words.needs, confirm: words.book, keep: words.keep }}
        form={{
          form: {
            noValidate: true,
            onSubmit: (event) => {
              event.preventDefault()
              setFilling(false)
            },
          },
          busy: false,
          refused: t(words.errorText),
        }}
        onClose={() => setFilling(false)}
      >
        <Field label={t(words.email)} error={t(words.emailError)}>
          <TextInput name="email" type="email" defaultValue="sara@" />
        </Field>
      </FormDialog>
      <Dialog
        isOpen={open}
        onOpenChange={setOpen}
        title={t(words.dialogTitle)}
        actions={
          <>
            <Button variant="danger" onClick={close}>
              {t(words.cancel)}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t(words.keep)}
            </Button>
          </>
        }
      >
        {t(words.dialogText)}
      </Dialog>
      <Sheet
        isOpen={isSheetOpen}
        onOpenChange={setSheetOpen}
        title={t(words.heading)}
        actions={<Button onClick={() => setSheetOpen(false)}>{t(words.keep)}</Button>}
      >
        <p className="py-5">{t(words.body)}</p>
      </Sheet>
    </div>
  )
}
