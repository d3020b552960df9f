import type { FoundAccount } from '@hautelisse/domain/aggregation'
import { selectQuestion } from '@hautelisse/machines/aggregation'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActForm } from '../act/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './aggregation.css.ts'
import { SHOWING } from './form-words.tsx'
import type { LinkingProps } from './use-elsewhere.ts'

const AccountRow = ({
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
          <span className={text({ as: 'small' })}>
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
  const { found, ticked } = snapshot.context
  const leftOut = found?.left_out ?? []
  const names = new Intl.ListFormat(i18n.locale, { style: 'long', type: 'conjunction' }).format(leftOut)
  return (
    <ActForm
      view={selectQuestion(snapshot)}
      send={send}
      words={SHOWING}
      kind="first"
      title={<Trans id="aggregation.picking.title">Quels comptes afficher ?</Trans>}
      lead={
        <Trans id="aggregation.picking.lead">
          Vous pourrez en changer en supprimant et en reliant de nouveau cet établissement.
        </Trans>
      }
      then={
        <p className={styles.asideText}>
          <Trans id="aggregation.picking.then">
            Ces comptes s’ajoutent à votre épargne. Ceux que vous ne cochez pas ne s’affichent nulle part.
          </Trans>
        </p>
      }
    >
      <Panel className={styles.fields}>
        <ul className={styles.rows}>
          {(found?.accounts ?? []).map((account) => (
            <AccountRow key={account.id} account={account} isTicked={ticked.includes(account.id)} send={send} />
          ))}
        </ul>
        {leftOut.length > 0 && (
          <p className={text({ as: 'small' })}>
            <Trans id="aggregation.picking.left-out">Non repris : {names}.</Trans>
          </p>
        )}
      </Panel>
    </ActForm>
  )
}
