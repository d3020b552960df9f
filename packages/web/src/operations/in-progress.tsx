import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { MOST_IN_PROGRESS, signedAmount, type HistoryLine } from '@hautelisse/domain/operations'
import { pathTo } from '@hautelisse/domain/portal'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { About } from './about.tsx'
import { Flow } from './flow.tsx'
import * as styles from './in-progress.css.ts'
import { Label } from './label.tsx'
import { Moved } from './moved.tsx'
import { section } from './operations-history.css.ts'

/** Cards that say what moves from where to where: each asks for its operation in full. */
const TOLD = 10

const Card = ({ line, isTold }: { readonly line: HistoryLine; readonly isTold: boolean }): ReactElement => {
  const { operation } = line
  const to = pathTo('operation', { transaction_id: operation.id })
  return (
    <Panel as="article" padded={false} className={styles.card}>
      <div className={styles.top}>
        <h3 className={styles.name}>
          <Label operation={operation} />
        </h3>
        <Amount value={signedAmount(line.line)} size="s" movement={line.line.movement === 'in'} />
        <p className={styles.about}>{isTold ? <Moved line={line} /> : <About line={line.line} />}</p>
      </div>
      {operation.timeline === undefined ? (
        <p className={styles.since}>
          <Trans id="operations.running.since">Demande du {formatFrenchDate(operation.date)}</Trans>
        </p>
      ) : (
        <Flow timeline={operation.timeline} />
      )}
      <TextLinkTo to={to} icon={drawings.ArrowRight} trailing className={styles.link}>
        <Trans id="operations.running.detail">Voir le détail</Trans>
        <VisuallyHidden>
          {' '}
          <Label operation={operation} />
        </VisuallyHidden>
      </TextLinkTo>
    </Panel>
  )
}

/** Operations in progress, the newest first, with their days where they are known (OPS-20, OPER-02). */
export const InProgress = ({ lines }: { readonly lines: readonly HistoryLine[] }): ReactElement => {
  const { t } = useLingui()
  const left = lines.length - MOST_IN_PROGRESS
  return (
    <section className={section} aria-labelledby="running">
      <h2 id="running">
        <Trans id="operations.running.title">En cours</Trans>
      </h2>
      <div className={styles.cards}>
        {lines.slice(0, MOST_IN_PROGRESS).map((line, place) => (
          <Card key={line.operation.id} line={line} isTold={place < TOLD} />
        ))}
      </div>
      {left > 0 && (
        <p className={styles.since}>
          {t({
            id: 'operations.running.left',
            message: plural(left, {
              one: '# opération en cours, plus ancienne, n’est pas affichée.',
              other: '# opérations en cours, plus anciennes, ne sont pas affichées.',
            }),
          })}
        </p>
      )}
    </section>
  )
}
