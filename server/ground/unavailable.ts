/** Something outside this process that a request needs does not work now, but may work later. */
export class Unavailable extends Error {
  readonly code: string | undefined

  constructor(name: string, cause: unknown) {
    super(name, { cause })
    this.name = name
    const { code } = cause as { code?: unknown }
    this.code = typeof code === 'string' ? code : undefined
  }
}
