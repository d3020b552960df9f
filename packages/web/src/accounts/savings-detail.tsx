import { selectedAccounts, type Selection } from '@hautelisse/domain/accounts'
import { selectHomeState, selectPart } from '@hautelisse/machines/home'
import { contentOf } from '@hautelisse/machines/resource'
import { selectAccounts, selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement } from 'react'
import { usePage, useSession } from '../shell/index.ts'
import { SoonPage, TitledPage, UnknownData } from '../portal/index.ts'
import { ResourceView } from '../resource/index.ts'
import { useHome } from './use-home.ts'

const NoSuchAccount = (): ReactElement => (
  <UnknownData>
    <Trans id="accounts.detail.unknown">Cette adresse ne correspond à aucun de vos comptes.</Trans>
  </UnknownData>
)

/** The address may name an account of another bank: those are read first. */
const HeldElsewhere = ({ selection }: { readonly selection: Selection }): ReactElement => {
  const home = useHome()
  const part = useSelector(home, (snapshot) => selectPart(snapshot, 'elsewhere'))
  const state = useSelector(home, selectHomeState)
  const accounts = 'savings' in state ? state.savings.accounts : []
  const isNamed = selectedAccounts(accounts, selection).length > 0
  if (isNamed && part !== 'loading' && part !== 'failed') return <SoonPage />
  return (
    <TitledPage>
      <ResourceView
        of={contentOf(part, accounts)}
        onRetry={() => home.send({ type: 'retryRequested', part: 'elsewhere' })}
        level={2}
        failed={
          <Trans id="accounts.detail.unavailable">Vos comptes d’autres établissements sont momentanément indisponibles.</Trans>
        }
        absent={<NoSuchAccount />}
      >
        {() => <NoSuchAccount />}
      </ResourceView>
    </TitledPage>
  )
}

/** /epargne/detail/…: accounts that the address names, or that the person holds none of the kind (P-ROUTE-40 to -42). */
export const SavingsDetail = (): ReactElement => {
  const { selectionFilter = '', filter = '', id } = usePage().params
  const selection = { selectionFilter, filter, id }
  const named = selectedAccounts(useSession(selectAccounts), selection)
  const holdsElsewhere = useSession(selectUser)?.scopes.includes('bi') === true
  if (named.length > 0) return <SoonPage />
  if (holdsElsewhere) return <HeldElsewhere selection={selection} />
  return (
    <TitledPage>
      <NoSuchAccount />
    </TitledPage>
  )
}
