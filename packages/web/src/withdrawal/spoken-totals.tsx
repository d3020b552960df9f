import { formatEuros } from '@hautelisse/domain/money'
import { selectTotals } from '@hautelisse/machines/withdrawal'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import { spokenAmount, useHiddenAmounts } from '../ui/amount/index.ts'
import { LiveRegion } from '../ui/live-region/index.ts'
import { remainderOf } from './distribution-summary.tsx'
import type { StepProps } from './step-props.ts'

/** Says the summary aloud once a change has come to rest; silent on arrival, and while amounts are hidden. */
export const SpokenTotals = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement => {
  const { t } = useLingui()
  const isHidden = useHiddenAmounts()
  const totals = selectTotals(snapshot)
  const { kind, value } = remainderOf(totals)
  const [capital, annuity, rest] = [totals.capital, totals.annuity, value].map(formatEuros)
  const sentence =
    kind === 'over'
      ? t({
          id: 'withdrawal.spoken.over',
          message: `Capital ${capital}, rente ${annuity}. Vous avez dépassé le maximum de ${rest}.`,
        })
      : t({ id: 'withdrawal.spoken.left', message: `Capital ${capital}, rente ${annuity}. Reste à répartir ${rest}.` })
  const [arrival] = useState(snapshot.context.form.distribution)
  const [isTouched, setTouched] = useState(false)
  if (!isTouched && snapshot.context.form.distribution !== arrival) setTouched(true)
  return <LiveRegion>{isHidden || !isTouched ? '' : spokenAmount(sentence)}</LiveRegion>
}
