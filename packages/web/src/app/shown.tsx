import { createElement, type ReactElement } from 'react'
import { OtherFamily, ShutInMirror } from '../possible-acts/index.ts'
import { useApp, usePage, usePageTitle, useTitles, type App, type Page, type Screen } from '../shell/index.ts'

/** Names the page by its route; a screen that says more of itself does so after. */
const RouteTitle = (): null => {
  const titleOf = useTitles()
  usePageTitle(titleOf(usePage().route.id))
  return null
}

const INSTEAD = { 'other-family': OtherFamily, mirror: ShutInMirror } as const satisfies Partial<Record<Page['kind'], Screen>>

/** What shows a page: the screen of its route, or what stands in its place for who looks. */
export const screenOf = ({ rooms }: App, { kind, route }: Page): Screen =>
  kind === 'show' ? rooms.pages[route.id].screen : INSTEAD[kind]

/** The screen of the page that is shown, or the doors of the person's own contracts or the panel of a mirror session in its place (ACTS-14, P-PERM-01), under the page's name. */
export const Shown = (): ReactElement => {
  const app = useApp()
  const shown = usePage()
  const { id } = shown.route
  return (
    <>
      <RouteTitle key={`title of ${id}`} />
      {createElement(screenOf(app, shown), { key: id })}
    </>
  )
}
