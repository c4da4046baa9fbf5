/** A module, the function it exports to draw a document, and the facts to print. */
export type DrawRequest = { module: string; verb: string; facts: unknown }
export type DrawResult = { bytes?: Uint8Array; fault?: unknown }

process.on('message', async ({ module, verb, facts }: DrawRequest) => {
  process.send?.(await drawn(module, verb, facts))
})

async function drawn(module: string, verb: string, facts: unknown): Promise<DrawResult> {
  try {
    const verbs = await import(module)
    return { bytes: await verbs[verb](facts) }
  } catch (fault) {
    return { fault }
  }
}
