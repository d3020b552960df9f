import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { App, Example } from '../shell/index.ts'
import { renderTree } from './render-tree.ts'
import { exampleTree, type Look } from './tree.tsx'

/** What a test sees of an example beside the page. */
export type Rendered = {
  /** The machines behind the screen: a test sends what other parts of the page would. */
  readonly app: App
  /** Address of the page, with its fragment. */
  readonly address: () => string
  /** Addresses outside the page that the saver was led to. */
  readonly left: readonly string[]
}

const HEIGHT = 900

/**
 * Draws an example as the application would: with its style sheets, its words, its machines, on fake ports. Nothing of it is left to the
 * next test.
 *
 * @param example - what is drawn, and the ports of its screen
 * @param look - how it is looked at: in French, in light, 1280 pixels wide, on 20/11/2026, unless said otherwise
 */
export const renderExample = async (
  example: Example,
  { width = 1280, ...look }: Look & { readonly width?: number } = {},
): Promise<Rendered> => {
  await page.viewport(width, HEIGHT)
  const { tree, close, ...rendered } = await exampleTree(example, look)
  onTestFinished(close)
  await renderTree(tree)
  return rendered
}
