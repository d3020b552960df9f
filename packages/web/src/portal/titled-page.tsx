import type { ReactElement, ReactNode } from 'react'
import { usePage, useTitles } from '../shell/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './titled-page.css.ts'
import { PageHead } from '../ui/page/index.ts'

/** A page under the title of its route. */
export const TitledPage = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const titleOf = useTitles()
  const { route } = usePage()
  return (
    <div className={layout.wrap}>
      <PageHead title={titleOf(route.id)} />
      <div className={styles.body}>{children}</div>
    </div>
  )
}
