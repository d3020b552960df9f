import { CATALOGUE, type CallName } from '@hautelisse/domain/catalogue'
import { FAULTS, type Fault, type FaultOrder } from '@hautelisse/domain/contract'
import { faultsMachine, selectOrder, selectOrdering } from '@hautelisse/machines/developer'
import type { Transport } from '@hautelisse/machines/ports'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { NumberField } from '../ui/field/index.ts'
import { Note } from '../ui/note/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './developer-page.css.ts'

const CALLS = CATALOGUE.map(({ name, method, path }) => ({ value: name, label: `${name} (${method} ${path})` }))
const KINDS = FAULTS.map((value) => ({ value, label: value }))

/** Hands an order to the API, which takes it in development alone. */
const orderBy =
  (transport: Transport) =>
  async (order: FaultOrder, signal: AbortSignal): Promise<void> => {
    const { status } = await transport({
      method: 'POST',
      path: '/api/faults',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(order),
      signal,
    })
    if (status !== 200) throw new Error(`The order was refused with ${status}.`)
  }

/** Tells a call to fail, as often as wanted (docs/decisions/02). */
export const FaultsForm = (): ReactElement => {
  const { t } = useLingui()
  const { home } = useApp()
  const [snapshot, send] = useMachine(faultsMachine, { input: { order: orderBy(home.transport) } })
  const { call, fault, times } = selectOrder(snapshot)
  const ordering = selectOrdering(snapshot)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'submitted' })
      }}
    >
      <div className={styles.form}>
        <Select<CallName>
          label={t({ id: 'developer.faults.call', message: 'Appel' })}
          value={call}
          onValueChange={(chosen) => send({ type: 'callChosen', call: chosen })}
          options={CALLS}
        />
        <Select<Fault>
          label={t({ id: 'developer.faults.fault', message: 'Panne' })}
          value={fault}
          onValueChange={(chosen) => send({ type: 'faultChosen', fault: chosen })}
          options={KINDS}
        />
        <NumberField
          label={t({ id: 'developer.faults.times', message: 'Fois' })}
          value={times}
          wrong={ordering === 'wrong'}
          error={ordering === 'wrong' ? <Trans id="developer.faults.wrong">De 1 à 1&nbsp;000</Trans> : undefined}
          onValueChange={(text) => send({ type: 'timesTyped', text })}
        />
        <Button type="submit" busy={ordering === 'ordering'}>
          <Trans id="developer.faults.order">Programmer</Trans>
        </Button>
      </div>
      <div className={styles.rows}>
        {ordering === 'ordered' && (
          <Note kind="success" live>
            <Trans id="developer.faults.ordered">
              Les {times} prochains appels «&nbsp;{call}&nbsp;» échoueront ainsi&nbsp;: {fault}.
            </Trans>
          </Note>
        )}
        {ordering === 'refused' && (
          <Note kind="alert" live>
            <Trans id="developer.faults.refused">L’API a refusé cette panne, ou ne répond pas.</Trans>
          </Note>
        )}
      </div>
    </form>
  )
}
