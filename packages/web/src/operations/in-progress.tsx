import { TextLinkTo } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Card, Columns, Section, Text } from '../ui/page/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { AboutOperation } from './about.tsx'
import { Flow } from './flow.tsx'
import { useFundNames } from './funds.ts'
import { Label } from './label.tsx'
import { section } from './operations-history.css.ts'
import { useDetails } from './use-details.ts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { isPositive } from '@hautelisse/domain/money'
import {
  MOST_IN_PROGRESS,
  signedAmount,
  type HistoryLine,
  instructionsOf,
  type OperationLine,
  type TransactionDetails,
} from '@hautelisse/domain/operations'
import { pathTo } from '@hautelisse/domain/portal'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, Fragment } from 'react'

/** Cards that say what moves from where to where: each asks for its operation in full. */
const TOLD = 10

const RunningCard = ({ line, isTold }: { readonly line: HistoryLine; readonly isTold: boolean }): ReactElement => {
  const { operation } = line
  return (
    <Card
      title={<Label operation={operation} />}
      mark={<Amount value={signedAmount(line.line)} size="s" movement={line.line.movement === 'in'} />}
      under={isTold ? <MovedFunds line={line} /> : <AboutOperation line={line.line} />}
      actions={
        <TextLinkTo to={pathTo('operation', { transaction_id: operation.id })} icon={drawings.ArrowRight} trailing>
          <Trans id="operations.running.detail">Voir le détail</Trans>
          <VisuallyHidden>
            {' '}
            <Label operation={operation} />
          </VisuallyHidden>
        </TextLinkTo>
      }
    >
      {operation.timeline === undefined ? (
        <Text as="small">
          <Trans id="operations.running.since">Demande du {formatFrenchDate(operation.date)}</Trans>
        </Text>
      ) : (
        <Flow timeline={operation.timeline} />
      )}
    </Card>
  )
}

type SaidProps = { readonly line: OperationLine; readonly details: TransactionDetails }

/** One sentence each: the account, or those that the instructions name where the operation has none of its own; what is sold; what is bought. */
const MovedSentences = ({ line, details }: SaidProps): ReactElement => {
  const { i18n } = useLingui()
  const { accountOf, fundOf } = useFundNames(details)
  const list = (names: readonly string[]): string => new Intl.ListFormat(i18n.locale).format(new Set(names))
  const named = list(details.instructions.map(({ policy_id }) => accountOf(policy_id)))
  const account = line.account ?? (named === '' ? undefined : named)
  const [sold, bought] = (['RACHAT', 'SOUSCRIPTION'] as const).map((meaning) =>
    list(instructionsOf(details, meaning).map(fundOf)),
  )
  const sentences = {
    about: (account !== undefined || isPositive(line.topUp)) && <AboutOperation line={{ ...line, account }} />,
    sold: sold !== '' && <Trans id="operations.moved.sold">Vendu : {sold}</Trans>,
    bought: bought !== '' && <Trans id="operations.moved.bought">Acheté : {bought}</Trans>,
  }
  return (
    <>
      {Object.entries(sentences)
        .filter(([, sentence]) => sentence !== false)
        .map(([name, sentence], place) => (
          <Fragment key={name}>
            {place > 0 && '. '}
            {sentence}
          </Fragment>
        ))}
    </>
  )
}

/** Which account an operation in progress concerns and, once that is known, from which funds to which it moves. */
const MovedFunds = ({ line: { line, operation } }: { readonly line: HistoryLine }): ReactElement => {
  const { details } = useDetails(operation)
  return details.kind === 'known' ? <MovedSentences line={line} details={details.value} /> : <AboutOperation line={line} />
}

/** Operations in progress, the newest first, with their days where they are known (OPS-20, OPER-02). */
export const RunningOperations = ({ lines }: { readonly lines: readonly HistoryLine[] }): ReactElement => {
  const { t } = useLingui()
  const left = lines.length - MOST_IN_PROGRESS
  return (
    <Section id="running" className={section} title={<Trans id="under-way.list.title">En cours</Trans>}>
      <Columns of="equal">
        {lines.slice(0, MOST_IN_PROGRESS).map((line, place) => (
          <RunningCard key={line.operation.id} line={line} isTold={place < TOLD} />
        ))}
      </Columns>
      {left > 0 && (
        <Text as="small">
          {t({
            id: 'operations.running.left',
            message: plural(left, {
              one: '# opération en cours, plus ancienne, n’est pas affichée.',
              other: '# opérations en cours, plus anciennes, ne sont pas affichées.',
            }),
          })}
        </Text>
      )}
    </Section>
  )
}
