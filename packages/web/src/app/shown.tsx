import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TITLES, usePage, usePageTitle } from '../shell/index.ts'
import { SCREENS } from './screens.ts'

/** Names the page by its route; a screen that says more of itself does so after. */
const RouteTitle = (): null => {
  const { i18n } = useLingui()
  usePageTitle(i18n._(TITLES[usePage().route.id]))
  return null
}

/** The screen of the page that is shown, under the page's name. */
export const Shown = (): ReactElement => {
  const { id } = usePage().route
  const Screen = SCREENS[id]
  return (
    <>
      <RouteTitle key={id} />
      <Screen key={id} />
    </>
  )
}
