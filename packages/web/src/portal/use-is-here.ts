import { useLocation } from '@tanstack/react-router'

/**
 * Says whether an address is the page that is open: a link to it would do nothing.
 *
 * @example useIsHere()('/plan-du-site') // true on the site map
 */
export const useIsHere = (): ((path: string | undefined) => boolean) => {
  const here = useLocation({ select: ({ pathname }) => pathname })
  return (path) => path === here
}
