import { isNegative, type Euros } from '@hautelisse/domain/money'
import type { ChoiceView } from '@hautelisse/machines/option-bulletin'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { StepBar } from '../stepper/index.ts'
import { Amount } from '../ui/amount/index.ts'

/** The act, on the button that does it. */
export const CONFIRM = <Trans id="bulletins.action.confirm">Valider mon choix</Trans>

/** On a phone: what is left to split of the premium, and the act. */
export const ChoiceBar = ({ view: { remainder } }: { readonly view: ChoiceView }): ReactElement => (
  <StepBar
    view={{ isBusy: false }}
    words={{ next: CONFIRM, busy: CONFIRM }}
    isExceeded={isNegative(remainder)}
    left={
      isNegative(remainder) ? (
        <Trans id="bulletins.bar.over">Réparti en trop</Trans>
      ) : (
        <Trans id="bulletins.bar.left">Reste à répartir</Trans>
      )
    }
    value={<Amount value={remainder.abs() as Euros} />}
  />
)
