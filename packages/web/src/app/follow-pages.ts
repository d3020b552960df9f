import type { AnyRouter } from '@tanstack/react-router'

/** What the router says of its pages. */
export type Pages = {
  readonly state: { readonly resolvedLocation?: Pick<AnyRouter['state']['location'], 'pathname'> | undefined }
  readonly subscribe: (
    event: 'onRendered',
    listener: (change: { readonly toLocation: { readonly pathname: string }; readonly pathChanged: boolean }) => void,
  ) => () => void
}

/**
 * Tells of each page once, when it is drawn. Before the first page is drawn nothing is told: the router announces that one too.
 *
 * @param pages - the router
 * @param show - hears the path of each page
 */
export const followPages = (pages: Pages, show: (path: string) => void): void => {
  const drawn = pages.state.resolvedLocation
  if (drawn !== undefined) show(drawn.pathname)
  pages.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    // Windows and steps have addresses of their own in the history, and are parts of one page.
    if (pathChanged) show(toLocation.pathname)
  })
}
