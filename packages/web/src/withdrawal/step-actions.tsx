import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { HashLink } from './hash-link.tsx'
import { ASSUMPTIONS_HASH } from './hashes.ts'
import { actions, aloneBelow, quiet, wideOnly } from './withdrawal.css.ts'

type NextProps = { readonly isSimulating: boolean; readonly className?: string; readonly wide?: boolean }

/** On to the next step. While the simulation is computed it says so. */
export const NextButton = ({ isSimulating, ...rest }: NextProps): ReactElement => (
  <Button type="submit" busy={isSimulating} {...rest}>
    {isSimulating ? (
      <Trans id="withdrawal.actions.simulating">Calcul en cours</Trans>
    ) : (
      <Trans id="withdrawal.actions.next">Continuer</Trans>
    )}
  </Button>
)

type StepActionsProps = {
  readonly isFirst: boolean
  readonly isSimulating: boolean
  /** On a phone the next action stands in the bar. */
  readonly hasBar: boolean
  readonly onPrevious: () => void
}

/** On, back, and what the simulation assumes. */
export const StepActions = ({ isFirst, isSimulating, hasBar, onPrevious }: StepActionsProps): ReactElement => (
  <div className={actions}>
    <NextButton wide isSimulating={isSimulating} className={hasBar ? wideOnly : aloneBelow} />
    {!isFirst && (
      <Button variant="secondary" wide onClick={onPrevious}>
        <Trans id="withdrawal.actions.previous">Précédent</Trans>
      </Button>
    )}
    <p className={quiet}>
      <Trans id="withdrawal.actions.note">Simulation sans engagement, modifiable à tout moment.</Trans>{' '}
      <HashLink hash={ASSUMPTIONS_HASH}>
        <Trans id="withdrawal.actions.assumptions">Hypothèses de la simulation</Trans>
      </HashLink>
    </p>
  </div>
)
