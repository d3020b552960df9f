import { useEffect } from 'react'

/** Name of the portal: the end of every page's title. */
const PORTAL = 'Hautelisse'

/**
 * Writes the title of a page, in the language of its name.
 *
 * @example pageTitle('Mon épargne') // 'Mon épargne – Hautelisse'
 */
export const pageTitle = (title: string): string => (title === '' ? PORTAL : `${title} – ${PORTAL}`)

/**
 * Names the page in the browser's tab and to screen readers, in the language shown: "Mon épargne – Hautelisse" (P-ROUTE-85). A part that says more of
 * the page takes its words away with it.
 */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    const before = document.title
    document.title = pageTitle(title)
    return () => {
      document.title = before
    }
  }, [title])
}
