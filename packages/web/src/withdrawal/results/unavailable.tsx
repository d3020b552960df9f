import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Body, PageHead } from '../../ui/page/index.ts'
import { AskAgain } from './ask-again.tsx'
import { contractName } from './contract-names.ts'
import { ModifyButton } from './modify-button.tsx'
import type { ResultsProps } from './results-props.ts'

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
