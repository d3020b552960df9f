import type { ReactElement, ReactNode } from 'react'

/** The page's own content, where the focus can be sent. */
export const Main = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
)
