import type { Account } from '@hautelisse/domain/accounts'
import type { ConnectionEvent } from '@hautelisse/machines/aggregation'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'
import * as styles from './aggregation.css.ts'
import type { Card } from './use-elsewhere.ts'
import { useFailureWords } from './words.ts'

type DeleteQuestionProps = {
  readonly card: Card
  readonly accounts: readonly Account[]
  readonly send: (event: ConnectionEvent) => void
}

/** One question before a bank is deleted, which names the accounts that go with it. */
export const DeleteQuestion = ({ card, accounts, send }: DeleteQuestionProps): ReactElement => {
  const failureOf = useFailureWords()
  const { name } = card.connection
  const giveUp = (): void => send({ type: 'deletionGivenUp' })
  return (
    <Modal
      open={card.isAskingDeletion}
      shape="question"
      title={<Trans id="aggregation.delete.title">Supprimer {name} ?</Trans>}
      lead={
        <Trans id="aggregation.delete.lead">
          Ces comptes s’effacent aussitôt de tous vos écrans. Nous gardons seulement les dates de votre accord.
        </Trans>
      }
      onClose={giveUp}
      actions={
        <>
          <Button busy={card.isDeleting} onClick={() => send({ type: 'deletionConfirmed' })}>
            <Trans id="aggregation.way.delete">Supprimer</Trans>
          </Button>
          <Button variant="secondary" onClick={giveUp}>
            <Trans id="aggregation.delete.keep">Garder</Trans>
          </Button>
        </>
      }
    >
      <ul className={styles.plain}>
        {accounts.map(({ policy_id, title, balance }) => (
          <li key={policy_id} className={styles.plainRow}>
            <span>{title}</span>
            <Amount value={balance} />
          </li>
        ))}
      </ul>
      {card.failure !== undefined && (
        <Note kind="alert" live>
          <p>{failureOf(card.failure)}</p>
        </Note>
      )}
    </Modal>
  )
}
