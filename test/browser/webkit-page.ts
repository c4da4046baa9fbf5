import { rest } from './at-rest.ts'
import { type Command, DriverFault, driverAt, noAnswer, waitFor } from './webdriver.ts'

/** An element that matches the selector and whose accessible name contains this text. */
type Sought = readonly [selector: string, name?: string]

export type Page = {
  /** Waits until the element is shown. */
  see(...sought: Sought): Promise<void>
  click(...sought: Sought): Promise<void>
  type(text: string, ...sought: Sought): Promise<void>
  choose(value: string, ...sought: Sought): Promise<void>
  textOf(...sought: Sought): Promise<string>
  run<Given extends unknown[], Value>(
    task: (...given: Given) => Value,
    ...given: Given
  ): Promise<Awaited<Value>>
  pathIs(path: string): Promise<void>
  /** Waits until the query contains this part. */
  addressHas(part: string): Promise<void>
  comeToRest(): Promise<void>
  picture(): Promise<Buffer>
}

export type Session = {
  open(path: string, cookies?: readonly Cookie[]): Promise<Page>
  /** Errors that pages have thrown or logged since the last call. */
  faults(): Promise<string[]>
  /** Clears the storage of the pages. */
  empty(): Promise<void>
  close(): Promise<void>
}
type Cookie = { name: string; value: string; httpOnly: boolean }

/** The key by which the WebDriver standard identifies elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type Element = { [elementKey]: string }

export async function openSession(driver: string, origin: string): Promise<Session> {
  // Does not wait for the load event, so that earlier faults are recorded as well.
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } }
  const { sessionId } = await driverAt(driver)<{ sessionId: string }>('POST', '/session', { capabilities })
  const command = driverAt(`${driver}/session/${sessionId}`)
  await command('POST', '/window/rect', { width: 1440, height: 900 })
  const page = pageOf(command)

  async function go(path: string) {
    await page.run(leave)
    await command('POST', '/url', { url: origin + path })
    await waitFor(`a document at ${path}`, () => page.run(listen).catch(() => false))
  }

  return {
    async open(path, cookies = []) {
      // Cookies can only be set on a page of their site.
      if (cookies.length > 0) await go('/robots.txt')
      for (const { name, value, httpOnly } of cookies)
        await command('POST', '/cookie', { cookie: { name, value, httpOnly, path: '/' } })
      await go(path)
      return page
    },
    faults: () => page.run(takeFaults),
    async empty() {
      await go('/robots.txt')
      await command('DELETE', '/cookie')
      await page.run(forget)
    },
    close: () => command('DELETE', ''),
  }
}

function pageOf(command: Command): Page {
  const run: Page['run'] = async <Given extends unknown[], Value>(
    task: (...given: Given) => Value,
    ...given: Given
  ): Promise<Awaited<Value>> => {
    const script = { script: `return (${task}).apply(null, arguments)`, args: given }
    // WebKit sometimes loses the answer to a script that starts as its document is replaced.
    for (let lost = 0; ; lost++)
      try {
        return (await command<Awaited<Value>>('POST', '/execute/sync', script, 5_000)) as Awaited<Value>
      } catch (fault) {
        if (!(fault instanceof DriverFault && fault.code === noAnswer && lost < 3)) throw fault
      }
  }

  /** An element may be replaced, or may move, between the lookup and the action: then it is looked up again. */
  const use = <Value>(sought: Sought, doIt: (path: string) => Promise<Value>): Promise<{ value: Value }> =>
    waitFor(sought.join(' called '), async () => {
      await run(listen)
      const found = (await run(findShown, ...sought)) as unknown as Element | null
      if (!found) return null
      try {
        return { value: await doIt(`/element/${found[elementKey]}`) }
      } catch (fault) {
        if (fault instanceof DriverFault && passing.has(fault.code)) return null
        throw fault
      }
    })
  const click = async (...sought: Sought) =>
    void (await use(sought, (path) => command('POST', `${path}/click`)))

  return {
    run,
    click,
    see: async (...sought) => void (await use(sought, async () => {})),
    textOf: async (...sought) => (await use(sought, (path) => command<string>('GET', `${path}/text`))).value,
    async type(text, ...sought) {
      await use(sought, (path) => command('POST', `${path}/value`, { text }))
    },
    async choose(value, ...sought) {
      await use(sought, async (path) => {
        // A long list gets its options once it is seen or has the focus.
        await run(focus, { [elementKey]: path.slice('/element/'.length) } as unknown as HTMLElement)
        const option = { using: 'css selector', value: `option[value="${value}"]` }
        const found = await command<Element>('POST', `${path}/element`, option)
        await command('POST', `/element/${found[elementKey]}/click`)
      })
    },
    pathIs: async (path) =>
      void (await waitFor(`the page ${path}`, () => run((path) => location.pathname === path, path))),
    addressHas: async (part) =>
      void (await waitFor(`an address with ${part}`, () =>
        run((part) => location.search.includes(part), part),
      )),
    comeToRest: async () =>
      void (await waitFor('a page at rest', () => run(rest, false) as Promise<boolean>)),
    picture: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
  }
}

/** Runs inside the page. */
function focus(element: HTMLElement) {
  element.focus()
}

/** Faults that may disappear by themselves a moment later. */
const passing = new Set([
  'stale element reference',
  'no such element',
  'element click intercepted',
  'element not interactable',
])

/** Runs inside the page. */
function findShown(selector: string, name = ''): HTMLElement | null {
  const plain = (text: string) =>
    text
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const nameOf = (element: HTMLElement) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const by = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
    const words = [...by, ...labels, element].map((each) => each?.textContent ?? '')
    return plain(element.getAttribute('aria-label') ?? words.join(' '))
  }
  const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })
  return (
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (each) => isShown(each) && nameOf(each).includes(plain(name)),
    ) ?? null
  )
}

declare global {
  interface Window {
    isLeft?: true
    isHeard?: true
  }
}

/** Marks the current document, so that the next one can be told apart from it. */
function leave() {
  window.isLeft = true
}

/** WebDriver has no console, so the page records its own errors, across documents. True if the listener is new. */
function listen(): boolean {
  if (window.isLeft || !document.documentElement) return false
  if (window.isHeard) return true
  window.isHeard = true
  const note = (fault: unknown) => {
    const noted: string[] = JSON.parse(sessionStorage.getItem('test.faults') ?? '[]')
    noted.push(`${location.pathname}: ${fault instanceof Error ? `${fault} ${fault.stack}` : String(fault)}`)
    sessionStorage.setItem('test.faults', JSON.stringify(noted))
  }
  addEventListener('error', ({ error, message }) => note(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  const { error } = console
  console.error = (...said) => {
    note(said.join(' '))
    error(...said)
  }
  return true
}

function takeFaults(): string[] {
  const noted = JSON.parse(sessionStorage.getItem('test.faults') ?? '[]')
  sessionStorage.removeItem('test.faults')
  return noted
}

function forget() {
  localStorage.clear()
  sessionStorage.clear()
}
