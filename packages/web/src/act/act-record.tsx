import type { Account } from '@hautelisse/domain/accounts'
import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { LinkButtonTo, TextLinkTo } from '../portal/index.ts'
import { ReceiptActions } from '../receipt/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { ActHead } from './act-head.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './act.css.ts'
import { useLifeNames } from './words.ts'

type Recapped = Pick<Account, 'title' | 'company_name' | 'contract_number'>

type ActRecordProps = {
  readonly title: ReactNode
  /** What is still to be known of it, after its number. */
  readonly lead?: ReactNode
  /** False for what still waits for the saver: it is recorded, not done. */
  readonly isDone?: boolean
  /** What happens now, each with its day. */
  readonly dates?: ReactNode
  /** What stands above the dates: what is left to do. */
  readonly before?: ReactNode
  /** A way on of its own, before the others. */
  readonly door?: ReactNode
  /** Where it is followed, if not among the operations. */
  readonly follow?: ReactNode
  /** The way back, where it is not the savings. */
  readonly back?: ReactNode
  /** The way to change it while that is possible, where that is a page of its own; its operation tells unless said. */
  readonly change?: ReactNode
  /** The last way on, where it is not the savings; false for none. */
  readonly home?: ReactNode
  /** Nothing follows that has a day: what was asked for stands below the ways on, not beside them. */
  readonly isOneColumn?: boolean
  /** Account that it concerns, where it is still known. */
  readonly account?: Recapped | undefined
  /** What was asked for. */
  readonly recap: ReactNode
  /** Number of the operation, where it has one already: it is followed there, and its receipt is kept. */
  readonly id: string | undefined
}

/** Account of an act in its recap: its name, and whose plan it is. */
const RecapAccount = ({
  of: { title, company_name: company, contract_number: contract },
}: {
  readonly of: Recapped
}): ReactElement => (
  <div>
    <p className={styles.line}>
      <b>
        <Trans id="accounts.visit.account">Compte</Trans>
      </b>
      <span>{title}</span>
    </p>
    <p className={text({ as: 'small' })}>{[company, contract].filter((word) => word !== undefined).join(', ')}</p>
  </div>
)

/** How it is changed: it is taken back where it is followed, and asked for anew. */
const ChangeDoor = ({ id }: { readonly id: string }): ReactElement => (
  <div className={styles.keep}>
    <h3 className={text({ as: 'small' })}>
      <TextLinkTo to={pathTo('operation', { transaction_id: id })}>
        <Trans id="act.record.change">Changer ou annuler</Trans>
      </TextLinkTo>
    </h3>
    <p className={text({ as: 'small' })}>
      <Trans id="act.record.change-text">
        Annulez depuis le suivi de votre demande, tant que cela reste possible, puis recommencez.
      </Trans>
    </p>
  </div>
)

const HOME = (
  <LinkButtonTo to={pathTo('savings-home')} variant="secondary">
    <Trans id="redirect.page.back">Retour à mon épargne</Trans>
  </LinkButtonTo>
)

/** The record of an act: done, what happens now, what was asked for, and the ways on: follow it, go home, change it, keep a copy. */
export const ActRecord = ({
  title,
  lead,
  isDone = true,
  dates,
  before,
  door,
  follow,
  back,
  change,
  home = HOME,
  isOneColumn = false,
  account,
  recap,
  id,
}: ActRecordProps): ReactElement => {
  const nameOf = useLifeNames()
  return (
    <section>
      <ActHead
        title={title}
        isDone={isDone}
        back={back}
        lead={
          <>
            {id !== undefined && <Trans id="act.record.number">Demande n° {id}</Trans>}
            {lead}
          </>
        }
      />
      <div className={isOneColumn ? styles.oneColumn : styles.columns}>
        <div className={styles.stack}>
          {before}
          {dates !== undefined && dates !== false && (
            <Panel>
              <h2 className={text({ as: 'subtitle' })}>
                <Trans id="act.record.now">Et maintenant</Trans>
              </h2>
              {dates}
            </Panel>
          )}
          <div className={styles.doors}>
            {door}
            {follow ?? (
              <LinkButtonTo
                to={id === undefined ? pathTo('operations') : pathTo('operation', { transaction_id: id })}
                variant={door === undefined || door === false ? 'primary' : 'secondary'}
              >
                <Trans id="act.record.follow">Suivre ma demande</Trans>
              </LinkButtonTo>
            )}
            {change}
            {home}
          </div>
        </div>
        <Panel as="aside">
          <h2 className={text({ as: 'subtitle' })}>
            <Trans id="act.record.recap">Récapitulatif</Trans>
          </h2>
          <div className={styles.recap}>
            {account === undefined ? (
              recap
            ) : (
              <>
                <RecapAccount of={account} />
                <div>{recap}</div>
              </>
            )}
          </div>
          {id !== undefined && change === undefined && <ChangeDoor id={id} />}
          {id !== undefined && (
            <div className={styles.keep}>
              <ReceiptActions id={id} nameOf={nameOf} />
            </div>
          )}
        </Panel>
      </div>
    </section>
  )
}
