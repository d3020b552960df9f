import { useEffect } from 'react'

/** Name of the portal: the end of every page's title. */
const PORTAL = 'Hautelisse'

/** Names the page in the browser's tab and to screen readers, in the language shown: "Mon épargne – Hautelisse" (P-ROUTE-85). */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === '' ? PORTAL : `${title} – ${PORTAL}`
  }, [title])
}
