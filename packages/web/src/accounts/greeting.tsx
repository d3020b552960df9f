import { selectGreetingName } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useSession } from '../shell/index.ts'

/** The greeting that heads the page; without a name it greets all the same. */
export const Greeting = (): ReactElement => {
  const name = useSession(selectGreetingName)
  return name === undefined ? (
    <Trans id="accounts.home.greeting-nobody">Bonjour, voici votre épargne</Trans>
  ) : (
    <Trans id="accounts.home.greeting">Bonjour {name}, voici votre épargne</Trans>
  )
}
