import type { DocumentTree } from '@hautelisse/domain/explain'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Sheet } from './sheet.tsx'

/** What is printed next in place of the page's own sheet: the same with its annexes. */
let withAnnexes: DocumentTree | undefined

/**
 * Prints a document by the browser; one `Paper` has to stand on the page.
 *
 * @param tree the document
 */
export const printTree = (tree: DocumentTree): void => {
  withAnnexes = tree
  window.print()
  withAnnexes = undefined
}

/** The sheets that stand on the page, the last above the others: that of a window prints before that of the page under it. */
const standing: object[] = []

type PaperProps = {
  /** Makes the sheet when something prints; undefined leaves the page to the browser. */
  readonly sheet: () => DocumentTree | undefined
}

/** Whatever prints the page, its menu or a key of the browser, prints its sheet. */
export const Paper = ({ sheet }: PaperProps): ReactElement | null => {
  const [tree, setTree] = useState<DocumentTree>()
  const place = useRef({})
  useEffect(() => {
    const own = place.current
    standing.push(own)
    return () => void standing.splice(standing.indexOf(own), 1)
  }, [])
  useEffect(() => {
    const show = (): void => {
      if (standing.at(-1) === place.current) flushSync(() => setTree(withAnnexes ?? sheet()))
    }
    const leave = (): void => setTree(undefined)
    window.addEventListener('beforeprint', show)
    window.addEventListener('afterprint', leave)
    return () => {
      window.removeEventListener('beforeprint', show)
      window.removeEventListener('afterprint', leave)
    }
  }, [sheet])
  return tree === undefined ? null : createPortal(<Sheet tree={tree} />, document.body)
}
