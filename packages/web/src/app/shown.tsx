import type { ReactElement } from 'react'
import { useApp, usePage, usePageTitle, useTitles } from '../shell/index.ts'

/** Names the page by its route; a screen that says more of itself does so after. */
const RouteTitle = (): null => {
  const titleOf = useTitles()
  usePageTitle(titleOf(usePage().route.id))
  return null
}

/** The screen of the page that is shown, under the page's name. */
export const Shown = (): ReactElement => {
  const { id } = usePage().route
  const { screen: Screen } = useApp().rooms.pages[id]
  return (
    <>
      <RouteTitle key={`title of ${id}`} />
      <Screen key={id} />
    </>
  )
}
