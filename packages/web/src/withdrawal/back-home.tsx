import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { backHome } from './withdrawal.css.ts'

/** Out of the simulator, to the savings page (S-NAV-15). */
export const SavingsLink = ({ onHome }: { readonly onHome: () => void }): ReactElement => (
  <TextButton icon={drawings.ArrowLeft} className={backHome} onClick={onHome}>
    <Trans id="withdrawal.home.back">Retour à mon épargne</Trans>
  </TextButton>
)
