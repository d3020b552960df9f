import { MOST_AMOUNT } from '@hautelisse/domain/exit-plan'
import type { ExitRefusal } from '@hautelisse/machines/exit-plan'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { writeRound } from '../ui/amount/index.ts'
import { State } from '../ui/page/index.ts'

/** Most of one amount, as it is said. */
export const MOST_TEXT = writeRound(MOST_AMOUNT.toNumber())

/** An amount is above what a plan counts (BEY-59). */
export const Refusal = ({ refusal }: { readonly refusal: ExitRefusal }): ReactElement =>
  refusal === 'savings' ? (
    <State kind="empty" level={2} title={<Trans id="exit-plan.refused.savings">Une épargne trop grande pour ce plan</Trans>}>
      <Trans id="exit-plan.refused.savings-text">
        Ce plan compte jusqu’à {MOST_TEXT} de versements ou de gains par compartiment. Votre résultat, lui, reste entier.
      </Trans>
    </State>
  ) : (
    <State kind="empty" level={2} title={<Trans id="exit-plan.refused.income">Un revenu trop grand pour ce plan</Trans>}>
      <Trans id="exit-plan.refused.income-text">
        Ce plan compte jusqu’à {MOST_TEXT} de revenu imposable par an. Vérifiez celui du foyer, plus haut.
      </Trans>
    </State>
  )
