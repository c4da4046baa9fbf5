/** A module, the function it exports to draw a paper, and the facts to print. */
export type Work = { module: string; verb: string; facts: unknown }
export type Answer = { bytes?: Uint8Array; fault?: unknown }

process.on('message', async ({ module, verb, facts }: Work) => {
  process.send?.(await drawn(module, verb, facts))
})

async function drawn(module: string, verb: string, facts: unknown): Promise<Answer> {
  try {
    const verbs = await import(module)
    return { bytes: await verbs[verb](facts) }
  } catch (fault) {
    return { fault }
  }
}
