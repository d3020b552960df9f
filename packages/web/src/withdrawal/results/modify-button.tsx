import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import type { ResultsProps } from './results-props.ts'

/** Back to the distribution, with everything typed. */
export const ModifyButton = ({ send }: Pick<ResultsProps, 'send'>): ReactElement => (
  <Button variant="secondary" size="s" icon={drawings.Pencil} onClick={() => send({ type: 'modifyRequested' })}>
    <Trans id="answers.row.change">Modifier</Trans>
  </Button>
)
