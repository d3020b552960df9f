import type { Account } from '@hautelisse/domain/accounts'
import type { Act } from '@hautelisse/domain/possible-acts'
import { pathTo } from '@hautelisse/domain/portal'
import { selectActs } from '@hautelisse/machines/possible-acts'
import { selectAccounts } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { ResourceView } from '../resource/index.ts'
import { usePage, useSession, useTitles, type Page as ShownPage } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Body, Page, PageHead, Text, WaitingRows } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './acts.css.ts'
import { DoorLine } from './door-line.tsx'
import { NoContract } from './no-contract.tsx'
import { useActs } from './use-acts.ts'

type DoorsProps = { readonly act: Act; readonly accounts: readonly Account[] }

/** Where an act is done, account by account. */
export const DoorList = ({ act, accounts }: DoorsProps): ReactElement => {
  const { t } = useLingui()
  const { snapshot, send } = useActs(accounts)
  const acts = selectActs(snapshot)
  const again = (): void => send({ type: acts.kind === 'known' ? 'refreshRequested' : 'retryRequested', part: 'acts' })
  return (
    <ResourceView
      of={acts}
      onRetry={again}
      level={2}
      waiting={t({ id: 'possible-acts.page.loading', message: 'Lecture de ce que vous pouvez faire' })}
      rows={<WaitingRows rows={accounts.length} height={56} />}
      failed={<Trans id="possible-acts.page.failed">Ce que vous pouvez faire n’a pas pu être lu.</Trans>}
    >
      {({ doors }) => (
        <ul className={styles.doors}>
          {doors.map(({ account, doors: all }) => (
            <li key={account.policy_id} className={styles.door}>
              <Text as="name" tag="h2">
                {account.title}
              </Text>
              <Amount value={account.balance} />
              <ul className={styles.doorLines}>
                {all
                  .filter((one) => one.act === act)
                  .map(({ door }) => (
                    <DoorLine key={act} account={account} act={act} door={door} />
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </ResourceView>
  )
}

/** In place of the page of an act that takes none of the saver's contracts: the door of each, or how somebody without a contract begins (ACTS-14). */
export const OwnDoors = ({ act }: Pick<DoorsProps, 'act'>): ReactElement => {
  const titleOf = useTitles()
  const { route } = usePage()
  const accounts = useSession(selectAccounts).filter(({ scope }) => scope !== 'bi')
  return (
    <Page>
      <PageHead
        title={titleOf(route.id)}
        back={
          <TextLinkTo to={pathTo('savings-home')} icon={drawings.ArrowLeft} activeOptions={{ exact: true }}>
            <Trans id="accounts.home.page">Mon épargne</Trans>
          </TextLinkTo>
        }
        lead={
          accounts.length === 0 ? undefined : <Trans id="possible-acts.doors.lead">Le chemin pour chacun de vos contrats.</Trans>
        }
      />
      <Body>
        {accounts.length === 0 ? (
          <NoContract />
        ) : (
          <Panel>
            <DoorList act={act} accounts={accounts} />
          </Panel>
        )}
      </Body>
    </Page>
  )
}

/** What is done at an address that only holders of a company's savings have. */
const actAt = ({ route, params }: ShownPage): Act => {
  if (route.id === 'redirect') return params['action'] === 'space' ? 'switch' : 'payment'
  return route.id === 'transfer' || route.id === 'transfer-scope' ? 'transfer' : 'release'
}

/** What stands at an address of a family of savings that the saver has none of (P-ERR-01, ACTS-14). */
export const OtherFamilyPage = (): ReactElement => <OwnDoors act={actAt(usePage())} />
