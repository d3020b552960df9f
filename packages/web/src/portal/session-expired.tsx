import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useModal, usePageTitle } from '../shell/index.ts'
import { ExpiredText, ExpiredTitle, SignInAgain } from './expired-words.tsx'
import { NoHeaderLayout } from './no-header-layout.tsx'

/**
 * What stands in place of a page of savers once their session has ended: nothing of it is left to see (P-SESS-03, P-SESS-04). While the window before it
 * says so, it is empty: the same is not said twice.
 */
export const SessionExpired = (): ReactElement => {
  const { t } = useLingui()
  usePageTitle(t({ id: 'portal.auto-logout.title', message: 'Reconnectez-vous' }))
  const isAsked = useModal()?.id === 'auto_logout'
  return (
    <NoHeaderLayout art="cut" {...(!isAsked && { title: <ExpiredTitle />, lead: <ExpiredText />, actions: <SignInAgain /> })} />
  )
}
