import type { RouteId } from '@hautelisse/domain/portal'
import { useLingui } from '@lingui/react'
import { useApp } from './app-context.ts'

/** Titles of pages in the language shown, by route (P-ROUTE-85). */
export const useTitles = (): ((id: RouteId) => string) => {
  const { pages } = useApp().rooms
  const { i18n } = useLingui()
  return (id) => i18n._(pages[id].title)
}
