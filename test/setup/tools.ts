import { findBrowser, findBrowserWithCameras } from '../../bin/chromium.ts'
import { findProgram } from './find-program.ts'

type Tool = {
  /** The tests that need the tool, as in "coturn for calls over a relay". */
  tests: string
  /** The Debian package that provides it. */
  debian: string
  /** The path of the tool, or an empty string if this machine does not have it. */
  find(): string | Promise<string>
}

/**
 * Tools that `npm ci` cannot install, or not everywhere. A test that needs one of these declares it with
 * `needs('relay')` (test/needs.ts) and is skipped by name if it is missing; `npm test` then says what to install.
 */
export const tools = {
  browser: { tests: 'journeys in a browser', debian: 'chromium', find: findBrowser },
  cameras: { tests: 'cameras and video calls', debian: 'chromium', find: findBrowserWithCameras },
  relay: { tests: 'calls over a relay', debian: 'coturn', find: () => findProgram('turnserver') },
  redis: { tests: 'nodes that share Redis', debian: 'redis-server', find: () => findProgram('redis-server') },
  nats: { tests: 'nodes that share NATS', debian: 'nats-server', find: () => findProgram('nats-server') },
  haproxy: { tests: 'the load balancer of deploy/', debian: 'haproxy', find: () => findProgram('haproxy') },
  openssl: { tests: 'TLS of the load balancer', debian: 'openssl', find: () => findProgram('openssl') },
  systemd: { tests: 'the unit of systemd', debian: 'systemd', find: () => findProgram('systemd-analyze') },
  webkit: {
    tests: 'the main roads in WebKit',
    debian: 'webkit2gtk-driver',
    find: () => findProgram('WebKitWebDriver'),
  },
  display: { tests: 'a display for WebKit', debian: 'xvfb', find: () => findProgram('Xvfb') },
} satisfies Record<string, Tool>

export type ToolName = keyof typeof tools
export type FoundTools = Record<ToolName, string>

export async function findTools(): Promise<FoundTools> {
  const found = await Promise.all(
    Object.entries<Tool>(tools).map(async ([name, { find }]) => [name, await find()]),
  )
  return Object.fromEntries(found)
}
