import { openDrawer } from './drawer.ts'

/**
 * One drawer per node for every kind of document. Limits allow for a busy machine: a plan's page then takes a second.
 */
const draw = openDrawer({ patience: 20_000, idle: 10_000, each: 5, all: 40 })

/**
 * Draws documents outside the server's process: the layout of two pages takes longer than other requests should wait,
 * and the memory is released afterwards. `verb` is the function that the module exports to draw them.
 */
export function openDrawing<Facts>(
  module: URL,
  verb: string,
): (whose: string, facts: Facts) => Promise<Buffer> {
  return (whose, facts) => draw(whose, { module: module.href, verb, facts })
}
