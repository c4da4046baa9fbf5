import { type FormEvent, useEffect, useRef } from 'react'
import type { Fields, OutputOf, Route, SentTo } from '#contract/route.ts'
import { wizard as words } from '#copy/onboarding/wizard.ts'
import { call } from '#web/app/call.ts'
import { queryClient } from '#web/app/query.ts'
import { checkFields } from '#web/lib/check-form.ts'
import { type NameOf, useForm, type Values } from '#web/lib/form.ts'
import type { Attempt, Saved } from '#web/lib/saver.ts'
import { useAutosave } from '#web/lib/use-autosave.ts'
import { type Step, useSteps } from '#web/lib/use-steps.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'

type WizardOptions<R extends Route, S extends Fields> = {
  route: R
  schema: S
  /** The read that the answers come from, invalidated for the next visit. */
  read: Route
  /** Another read that contains these answers. */
  feeds: Route
  start: Values<NameOf<S>>
  firstStep: Step
  fieldsOf: Readonly<Record<Step, readonly NameOf<S>[]>>
  /** Values sent in addition to the plain answers, or in place of them. */
  along: (values: Values<NameOf<S>>) => Readonly<Record<string, unknown>>
  after: (output: OutputOf<R>) => Values<NameOf<S>>
  onFinished: (output: OutputOf<R>) => void
}

/** The part of a wizard that its frame needs. */
export type WizardForm = Pick<
  ReturnType<typeof useWizard<Route, Fields>>,
  'step' | 'top' | 'busy' | 'refused' | 'moveBack' | 'form' | 'autosave'
>

/** Three steps over one form. Each answer is saved immediately, so that another device can continue. */
export function useWizard<R extends Route, S extends Fields>(options: WizardOptions<R, S>) {
  const { route, schema, start, fieldsOf, along, after, onFinished } = options
  const t = useWords()
  const steps = useSteps(options.firstStep)
  const { step } = steps
  const wanted = useRef<{ step: Step; finish: boolean }>({ step, finish: false })

  const lastRight = useRef<Answers>({ ...start, ...along(start) })
  const form = useForm<R, S>({
    bind: async () => ({ route, schema }),
    start,
    along: (values) => ({ ...along(values), ...wanted.current }),
    after,
    onInvalid: (names) => {
      const faulty = ([1, 2, 3] as const).find((each) => names.some((name) => fieldsOf[each].includes(name)))
      if (faulty) steps.showStep(faulty)
    },
    onDone: (output, sent) => {
      lastRight.current = { ...sent, ...along(sent) }
      const { finish, step: next } = wanted.current
      queryClient.removeQueries({ queryKey: [options.read.path] })
      if (finish) {
        autosave.settle()
        onFinished(output)
      } else steps.moveTo(next)
    },
    onRefused: (refused) => showToast({ tone: 'error', title: t(words.failed), description: t(refused) }),
  })

  const { read, feeds } = options
  useEffect(
    () => () => {
      for (const { path } of [read, feeds]) queryClient.removeQueries({ queryKey: [path] })
    },
    [read, feeds],
  )

  const autosave = useAutosave(
    { ...form.values, finish: false, ...along(form.values), step },
    (given, attempt) => save(route, schema, given, lastRight, attempt),
    form.busy,
  )

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    wanted.current = step === 3 ? { step: 3, finish: true } : { step: step === 1 ? 2 : 3, finish: false }
    await autosave.idle()
    form.form.onSubmit(event)
  }

  return {
    ...form,
    step,
    top: steps.top,
    moveBack: () => steps.moveTo(step === 3 ? 2 : 1),
    form: { ...form.form, onSubmit: submit },
    autosave,
  }
}

type Answers = Readonly<Record<string, unknown>>

/**
 * Sends the valid answers. An invalid one is replaced by its last valid value, because a missing one would count as
 * empty.
 */
async function save<R extends Route>(
  route: R,
  schema: Fields,
  given: Answers,
  lastRight: { current: Answers },
  { isLast, signal }: Attempt,
): Promise<Saved> {
  const faulty = Object.keys(checkFields(schema, given, Object.keys(given)))
  const right = {
    ...given,
    ...Object.fromEntries(faulty.map((name) => [name, given[name] === '' ? '' : lastRight.current[name]])),
  }
  const isHeld = faulty.some((name) => given[name] !== '')
  const sent = Object.fromEntries(
    Object.entries(right).filter(([name, value]) => name in schema.shape && value !== ''),
  )
  try {
    await call(route, sent as SentTo<R>, { keepalive: isLast, signal })
    lastRight.current = right
    return isHeld ? 'held' : true
  } catch {
    return false
  }
}
