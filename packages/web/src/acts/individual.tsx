import type { Acts } from '@hautelisse/machines/acts'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './acts.css.ts'
import { Line, Way } from './line.tsx'

/** Individual contracts: money out by letter where it is authorised, else the advisor (WDR-19, ACTS-10). */
export const Individual = ({ of }: { readonly of: Acts['individual'] }): ReactElement | null =>
  of.length === 0 ? null : (
    <Panel aria-labelledby="acts-individual" className={styles.account}>
      <div className={styles.head}>
        <h2 id="acts-individual" className={styles.title}>
          <Trans id="acts.individual.title">Mes contrats individuels</Trans>
        </h2>
      </div>
      <ul className={styles.lines}>
        {of.map(({ account: { policy_id, title }, isAuthorized }) => (
          <Line
            key={policy_id}
            way={
              isAuthorized ? (
                <Way target={{ hash: 'paper_process' }} title={title}>
                  <Trans id="acts.individual.letter">Préparer mon retrait</Trans>
                </Way>
              ) : (
                <Way target={{ hash: 'advisor' }} title={title}>
                  <Trans id="acts.individual.advisor">Écrire à mon conseiller</Trans>
                </Way>
              )
            }
          >
            {isAuthorized ? (
              <Trans id="acts.individual.open">
                <b>{title}</b> : un retrait peut se demander
              </Trans>
            ) : (
              <Trans id="acts.individual.closed">
                <b>{title}</b> : votre conseiller prépare le retrait avec vous
              </Trans>
            )}
          </Line>
        ))}
      </ul>
    </Panel>
  )
