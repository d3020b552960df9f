import type { ReactElement } from 'react'
import { OtherFamily } from '../acts/index.ts'
import { useApp, usePage, usePageTitle, useTitles } from '../shell/index.ts'

/** Names the page by its route; a screen that says more of itself does so after. */
const RouteTitle = (): null => {
  const titleOf = useTitles()
  usePageTitle(titleOf(usePage().route.id))
  return null
}

/** The screen of the page that is shown, or the doors of the person's own contracts in its place (ACTS-14), under the page's name. */
export const Shown = (): ReactElement => {
  const { kind, route } = usePage()
  const { id } = route
  const { screen: Screen } = useApp().rooms.pages[id]
  return (
    <>
      <RouteTitle key={`title of ${id}`} />
      {kind === 'other-family' ? <OtherFamily key={id} /> : <Screen key={id} />}
    </>
  )
}
