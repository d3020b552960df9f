import { isPositive } from '@hautelisse/domain/money'
import { instructionsOf, type HistoryLine, type OperationLine, type TransactionDetails } from '@hautelisse/domain/operations'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactElement } from 'react'
import { AboutOperation } from './about.tsx'
import { useFundNames } from './funds.ts'
import { useDetails } from './use-details.ts'

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
export const MovedFunds = ({ line: { line, operation } }: { readonly line: HistoryLine }): ReactElement => {
  const { details } = useDetails(operation)
  return details.kind === 'known' ? <MovedSentences line={line} details={details.value} /> : <AboutOperation line={line} />
}
