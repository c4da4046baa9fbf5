import { configure, prettyDOM } from '@testing-library/dom'
import { afterEach } from 'vitest'
import { endTest } from '../dom/render.tsx'

configure({
  // On a busy machine a part that is loaded when it is first shown takes longer than the second of the default.
  asyncUtilTimeout: 20_000,
  // To print the page takes longer than to draw it. It is printed when a test fails, not at each attempt of `findBy`.
  getElementError(message, container) {
    const error = new Error()
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => `${message}\n\n${prettyDOM(container as HTMLElement)}`,
    })
    return error
  },
})
afterEach(endTest)

Object.assign(globalThis, {
  // happy-dom has no database. This one is empty: what is stored for offline use has browser tests.
  indexedDB: { databases: async () => [], deleteDatabase() {} },
  requestIdleCallback: (work: () => void) => setTimeout(work),
  // What a screen sends when it is left may come after the test and its server.
  fetch: () => Promise.reject(new TypeError('The test has ended.')),
  // So may an attempt to connect again, which happy-dom refuses for a relative address.
  WebSocket: class {
    send() {}
    close() {}
  },
})

// Without a second tab each lock is free.
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { request: async (...[, ...rest]: [string, ...unknown[]]) => (rest.at(-1) as () => unknown)() },
})

// happy-dom would follow a link that saves a file, and end the page.
const press = HTMLAnchorElement.prototype.click
HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
  if (!this.download) press.call(this)
}

// happy-dom does not know `<search>`, and React takes an element for a mistake whose class says that it is unknown.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })
