import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'

const FRAME_MS = 4

const frame = (): Promise<number> => new Promise(requestAnimationFrame)

/**
 * Draws a tree into the page, and waits until it is there and answers: React as it is built draws when the browser has time for it, and what a
 * screen starts, its machine too, runs after the frame in which it is seen.
 */
export const renderTree = async (tree: ReactElement): Promise<void> => {
  const { container } = await render(tree)
  await vi.waitUntil(() => container.childElementCount > 0, { timeout: 10_000, interval: FRAME_MS })
  await frame()
  await frame()
}
