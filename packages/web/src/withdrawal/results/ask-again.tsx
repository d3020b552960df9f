import { selectFailure, selectIsAskingAgain } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { Button } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { Note } from '../../ui/note/index.ts'
import { Body, PageHead, Stack } from '../../ui/page/index.ts'
import { FAILED, RETRY } from '../failure-words.tsx'
import type { StepProps } from '../step-props.ts'
import { contractName } from './contract-names.ts'
import { ModifyButton } from './modify-button.tsx'
import type { ResultsProps } from './results-props.ts'

/** Savings that were left without a side take no part in the result, and it says so (MRM-78). */
export const UnsplitNote = ({ results }: Pick<ResultsProps, 'results'>): ReactElement | null => {
  const { unsplit } = results.asked
  if (unsplit === undefined) return null
  return (
    <Note kind="warn">
      <Trans id="withdrawal.results.unsplit">
        Vous n’avez pas réparti <Amount value={unsplit} /> de votre épargne : ce résultat ne compte cette somme ni en capital ni
        en rente.
      </Trans>
    </Note>
  )
}

/** The answer lacks something that was asked for: said at the head of the result, since its totals lack it too (MRM-32). */
export const IncompleteNote = (props: ResultsProps): ReactElement | null =>
  props.results.isIncomplete ? (
    <AskAgain {...props}>
      <Trans id="withdrawal.results.incomplete">
        Une partie de votre résultat est momentanément indisponible et n’y est pas comptée.
      </Trans>
    </AskAgain>
  ) : null

/** The answer holds no figures at all: nothing else can be said, and it can be asked for again (MRM-32). */
export const ResultsFailure = ({ results, snapshot, send }: ResultsProps): ReactElement => {
  const all = results.contracts.map(({ contract }) => contract)
  const names = all.map((contract) => contractName(contract, all)).join(', ')
  return (
    <>
      <PageHead
        title={<Trans id="withdrawal.results.unavailable-title">Votre résultat est indisponible</Trans>}
        actions={<ModifyButton send={send} />}
      />
      <Body>
        <AskAgain snapshot={snapshot} send={send}>
          <Trans id="withdrawal.results.unavailable-all">
            Le résultat de {names} est momentanément indisponible. Vos réponses sont conservées.
          </Trans>
        </AskAgain>
      </Body>
    </>
  )
}

/**
 * Says what the answer lacks, and asks for it again beside what is there (MRM-32). The button stays while it is waited for and after a
 * failure (S-ERR-24), and so does the focus on it.
 */
const AskAgain = ({ snapshot, send, children }: StepProps & { readonly children: ReactNode }): ReactElement => (
  <Note kind="warn">
    <Stack space="s3">
      <p>{children}</p>
      {selectFailure(snapshot) !== undefined && <p role="alert">{FAILED}</p>}
      <Button
        variant="secondary"
        size="s"
        icon={drawings.Retry}
        busy={selectIsAskingAgain(snapshot)}
        onClick={() => send({ type: 'retryRequested' })}
      >
        {RETRY}
      </Button>
    </Stack>
  </Note>
)
