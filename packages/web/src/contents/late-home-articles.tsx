import type { ReactElement } from 'react'
import { loadWords } from '../shell/index.ts'
import { useFirstView } from '../ui/charts/use-first-view.ts'
import { optional } from '../ui/late/index.ts'
import { layout } from '../ui/theme/index.ts'
import { CONTENTS_WORDS } from './catalogue.ts'
import { place } from './late-home-articles.css.ts'

const HomeArticles = optional(async () => {
  const [loaded] = await Promise.all([import('./home-articles.tsx'), loadWords(CONTENTS_WORDS)])
  return loaded.HomeArticles
})

/** Articles on the visitor's home (P-ROUTE-37), which come once they are looked at; without them the page is whole. */
export const LateHomeArticles = (): ReactElement => {
  const [element, isSeen] = useFirstView<HTMLDivElement>()
  return (
    <div ref={element} className={`${layout.wrap} ${place}`}>
      {isSeen && <HomeArticles />}
    </div>
  )
}
