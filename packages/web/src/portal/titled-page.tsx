import type { ReactElement, ReactNode } from 'react'
import { usePage, useTitles } from '../shell/index.ts'
import { Body, Page, PageHead } from '../ui/page/index.ts'

/** A page under the title of its route. */
export const TitledPage = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const titleOf = useTitles()
  const { route } = usePage()
  return (
    <Page>
      <PageHead title={titleOf(route.id)} />
      <Body>{children}</Body>
    </Page>
  )
}
