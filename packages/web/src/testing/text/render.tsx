import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import type { Example } from '../../shell/index.ts'
import { clearWindow } from './window.ts'
import { exampleTree, pageTree, type Look, type PageGiven, type PageTree, type Tree } from '../tree.tsx'

/** What a test sees of the application beside the page. */
export type RenderedPage = Omit<PageTree, 'tree' | 'close'>

/** Draws a tree into the page of this test, and takes it out again when the test is over. */
const draw = (tree: ReactElement, close: () => void): void => {
  clearWindow()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    close()
    clearWindow()
  })
  root.render(tree)
}

/**
 * Draws the whole application at an address in Node, on fake ports: what it says and where it leads, without style sheets, layout or keys.
 *
 * @param at - address of the first page
 * @param given - who is signed in and what the application finds: in French, on 20/11/2026, unless said otherwise
 * @example const { address } = await renderPage('/epargne', { person: 'sylvie-garnier' })
 */
export const renderPage = async (at: string, given: PageGiven = {}): Promise<RenderedPage> => {
  const { tree, close, ...rendered } = await pageTree(at, given)
  draw(tree, close)
  return rendered
}

/**
 * Draws one screen in one state in Node, with its words and its machines.
 *
 * @param example - what is drawn, and the ports of its screen
 * @param look - how it is looked at: in French, on 20/11/2026, unless said otherwise
 */
export const renderExample = async (example: Example, look: Look = {}): Promise<Omit<Tree, 'tree' | 'close'>> => {
  const { tree, close, ...rendered } = await exampleTree(example, look)
  draw(tree, close)
  return rendered
}
