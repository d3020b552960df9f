import { isPositive } from '@hautelisse/domain/money'
import type { ChoiceView } from '@hautelisse/machines/option-bulletin'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import * as styles from './choice.css.ts'

/** What is chosen: each fund, then cash, then what the company adds. */
export const Summary = ({ view: { accounts, cash, topUps } }: { readonly view: ChoiceView }): ReactElement => (
  <dl className={styles.summary}>
    {accounts.flatMap(({ account, funds }) =>
      funds
        .filter(({ text }) => text !== '')
        .map(({ id, label, text }) => (
          <div key={`${account.policy_id}-${id}`} className={styles.line}>
            <dt>
              {account.title}, {label}
            </dt>
            <dd>{text} €</dd>
          </div>
        )),
    )}
    {isPositive(cash.amount) && (
      <div className={styles.line}>
        <dt>
          <Trans id="bulletins.summary.cash">Sur votre compte bancaire, avant impôt</Trans>
        </dt>
        <dd>
          <Amount value={cash.amount} />
        </dd>
      </div>
    )}
    {isPositive(topUps.net) && (
      <div className={styles.line}>
        <dt>
          <Trans id="bulletins.top-up.net">Abondement net</Trans>
        </dt>
        <dd>
          <Amount value={topUps.net} />
        </dd>
      </div>
    )}
    <div className={styles.line}>
      <dt>
        <b>
          <Trans id="bulletins.summary.total">Total investi</Trans>
        </b>
      </dt>
      <dd>
        <b>
          <Amount value={topUps.invested} />
        </b>
      </dd>
    </div>
  </dl>
)
