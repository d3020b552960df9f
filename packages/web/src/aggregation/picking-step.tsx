import type { FoundAccount } from '@hautelisse/domain/aggregation'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { Note } from '../ui/note/index.ts'
import { PageHead } from '../ui/page-head/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './aggregation.css.ts'
import type { LinkingProps } from './use-elsewhere.ts'

const Row = ({
  account: { id, title, policy_id: number, balance, is_known: isKnown },
  isTicked,
  send,
}: {
  readonly account: FoundAccount
  readonly isTicked: boolean
  readonly send: LinkingProps['send']
}): ReactElement => {
  const { t } = useLingui()
  return (
    <li className={styles.plainRow}>
      {isKnown ? (
        <span>
          {title}, {number}{' '}
          <span className={styles.small}>
            <Trans id="aggregation.picking.known">Déjà dans votre espace : compté une seule fois</Trans>
          </span>
        </span>
      ) : (
        <Checkbox
          label={t({ id: 'aggregation.picking.account', message: `${title}, ${number}` })}
          checked={isTicked}
          onChange={(on) => send({ type: 'accountTicked', id, on })}
        />
      )}
      <Amount value={balance} />
    </li>
  )
}

/** Which of the bank's accounts are shown. */
export const PickingStep = ({ snapshot, send }: LinkingProps): ReactElement => {
  const { i18n } = useLingui()
  const { found, ticked, failure } = snapshot.context
  const leftOut = found?.left_out ?? []
  const names = new Intl.ListFormat(i18n.locale, { style: 'long', type: 'conjunction' }).format(leftOut)
  return (
    <>
      <PageHead
        title={<Trans id="aggregation.picking.title">Quels comptes afficher ?</Trans>}
        lead={
          <Trans id="aggregation.picking.lead">
            Vous pourrez en changer en supprimant et en reliant de nouveau cet établissement.
          </Trans>
        }
      />
      <Panel className={styles.form}>
        <ul className={styles.plain}>
          {(found?.accounts ?? []).map((account) => (
            <Row key={account.id} account={account} isTicked={ticked.includes(account.id)} send={send} />
          ))}
        </ul>
        {leftOut.length > 0 && (
          <p className={styles.small}>
            <Trans id="aggregation.picking.left-out">Non repris : {names}.</Trans>
          </p>
        )}
        {failure !== undefined && (
          <Note kind="alert" live>
            <p>
              <Trans id="aggregation.picking.unsaved">
                Votre choix n’a pas pu être enregistré. Il est gardé ici : réessayez.
              </Trans>
            </p>
          </Note>
        )}
        <div className={styles.ways}>
          <Button busy={snapshot.matches('saving')} onClick={() => send({ type: 'nextRequested' })}>
            <Trans id="aggregation.picking.save">Afficher ces comptes</Trans>
          </Button>
        </div>
      </Panel>
    </>
  )
}
