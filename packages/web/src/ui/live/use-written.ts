import { useLayoutEffect } from 'react'
import type { Live } from './live.ts'

/**
 * Writes a live value straight into the page, now and at each change.
 *
 * React looks at everything between its root and a changed part; for the two or three texts that follow each key of a field this costs more than the key
 * itself. What is written is written again after each rendering, so that React and the page never disagree for longer than that.
 *
 * @param live the value; nothing as long as the page itself has the text
 * @param write puts it into the element; leaves an element alone that holds it already
 */
export const useWritten = <Value>(live: Live<Value> | undefined, write: (value: Value) => void): void =>
  useLayoutEffect(() => {
    if (live === undefined) return undefined
    const show = (): void => write(live.read())
    show()
    return live.subscribe(show)
  })
