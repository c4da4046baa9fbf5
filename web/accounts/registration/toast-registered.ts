import type { RegistrationType } from '#copy/accounts/registration/register.ts'
import { registered } from '#copy/accounts/registration/registered.ts'
import type { Word } from '#copy/word.ts'
import { showToast } from '#web/ui/toast.ts'

/** After the wizard the toast also names the role. */
export function toastRegistered(t: (word: Word) => string, type?: RegistrationType) {
  const next = t(registered.done)
  showToast(
    type
      ? { tone: 'success', title: t(registered.doneAs(t(registered.typeNames[type]))), description: next }
      : { tone: 'success', title: next },
  )
}
