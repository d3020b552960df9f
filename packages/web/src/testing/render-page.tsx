import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderTree } from './render-tree.ts'
import { pageTree, type PageGiven, type PageTree } from './tree.tsx'

/** What a test sees of the application beside the page. */
export type RenderedPage = Omit<PageTree, 'tree' | 'close'>

const HEIGHT = 900

/**
 * Draws the whole application at an address, on fake ports. Nothing of it is left to the next test.
 *
 * @param at - address of the first page
 * @param given - who is signed in and what the application finds: in French, in light, 1280 pixels wide, on 20/11/2026, unless said otherwise
 * @example const { address } = await renderPage('/epargne', { person: 'sylvie-garnier' })
 */
export const renderPage = async (
  at: string,
  { width = 1280, ...given }: PageGiven & { readonly width?: number } = {},
): Promise<RenderedPage> => {
  await page.viewport(width, HEIGHT)
  // The router scrolls to the top of each page, which a frame of the test's page is not.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const { tree, close, ...rendered } = await pageTree(at, given)
  onTestFinished(close)
  await renderTree(tree)
  return rendered
}
