import type { Settings } from '../settings.ts'

export type HeaderSet = Record<string, string>

/** Only the page of a video call may use the camera, microphone and screen. */
const permissions = (devices: '()' | '(self)') =>
  `camera=${devices}, microphone=${devices}, display-capture=${devices}, fullscreen=(self), geolocation=(), payment=(), usb=(), serial=()`

/** Headers of the page at this path, in either language, in addition to those of all pages. */
export const callHeaders = (path: string): HeaderSet =>
  /^(\/ar)?\/call\/[^/]+\/?$/.test(path) ? { 'permissions-policy': permissions('(self)') } : {}

const everywhere: HeaderSet = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions('()'),
}

const transport = ({ publicUrl }: Settings): HeaderSet =>
  publicUrl.protocol === 'https:'
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
    : {}

export const apiHeaders = (settings: Settings): HeaderSet => ({
  ...everywhere,
  ...transport(settings),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  vary: 'Authorization, Cookie, Origin, Accept-Language, Accept-Encoding',
})

export const pageHeaders = (settings: Settings): HeaderSet => ({
  ...everywhere,
  ...transport(settings),
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    ...(settings.publicUrl.protocol === 'https:' ? ['upgrade-insecure-requests'] : []),
  ].join('; '),
})
