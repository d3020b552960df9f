import type { Account, Investment } from '@hautelisse/domain/accounts'
import type { AggregatedTransaction } from '@hautelisse/domain/aggregation'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { elsewhereAccountMachine, selectDone, selectHeld } from '@hautelisse/machines/aggregation'
import { selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { TextLinkTo } from '../../portal/index.ts'
import { ResourceView } from '../../resource/index.ts'
import { useApp, useSession } from '../../shell/index.ts'
import { Amount } from '../../ui/amount/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { Ledger, Line, Section, Text } from '../../ui/page/index.ts'
import * as styles from './detail.css.ts'

/** Operations that are shown at once: the latest year of a monthly payment. */
const SHOWN = 12

const InvestmentList = ({ held }: { readonly held: readonly Investment[] }): ReactElement => (
  <Ledger>
    {held.map(({ id, label, amount }) => (
      <Line key={id} name={label} value={<Amount value={amount} />} />
    ))}
  </Ledger>
)

const OperationList = ({ done }: { readonly done: readonly AggregatedTransaction[] }): ReactElement =>
  done.length === 0 ? (
    <Text as="small">
      <Trans id="detail.elsewhere.no-operation">Cette banque ne nous a transmis aucune opération.</Trans>
    </Text>
  ) : (
    <Ledger>
      {done.slice(0, SHOWN).map(({ id, label, date, amount }) => (
        <Line key={id} name={`${formatFrenchDate(date)}, ${label}`} value={<Amount value={amount} movement />} />
      ))}
    </Ledger>
  )

/** What an account of another bank is invested in and its operations, as the bank told them last, and the way to its link. */
export const ElsewhereAccount = ({ account: { id = '' } }: { readonly account: Account }): ReactElement => {
  const { t } = useLingui()
  const { client } = useApp()
  const userId = useSession(selectUser)?.id ?? ''
  const [snapshot, send] = useMachine(elsewhereAccountMachine, { input: { client, userId, accountId: id } })
  return (
    <>
      <Section className={styles.first} title={<Trans id="detail.elsewhere.held">Placements de ce compte</Trans>}>
        <ResourceView
          of={selectHeld(snapshot)}
          onRetry={() => send({ type: 'retryRequested', part: 'investments' })}
          waiting={t({ id: 'detail.elsewhere.held-loading', message: 'Lecture des placements' })}
          failed={<Trans id="detail.elsewhere.held-failed">Les placements de ce compte n’ont pas pu être lus.</Trans>}
        >
          {(held) => <InvestmentList held={held} />}
        </ResourceView>
      </Section>
      <Section className={styles.first} title={<Trans id="accounts.operations.title">Dernières opérations</Trans>}>
        <ResourceView
          of={selectDone(snapshot)}
          onRetry={() => send({ type: 'retryRequested', part: 'operations' })}
          waiting={t({ id: 'detail.elsewhere.done-loading', message: 'Lecture des opérations' })}
          failed={<Trans id="detail.elsewhere.done-failed">Les opérations de ce compte n’ont pas pu être lues.</Trans>}
        >
          {(done) => <OperationList done={done} />}
        </ResourceView>
      </Section>
      <TextLinkTo to="/aggregation" icon={drawings.ArrowRight} trailing>
        <Trans id="detail.elsewhere.manage">Gérer cet établissement</Trans>
      </TextLinkTo>
    </>
  )
}
