import { isNegative } from '@hautelisse/domain/money'
import type { Exit } from '@hautelisse/domain/tax-saving'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'

type ExitSentenceProps = {
  readonly exit: Exit
  /** At what age, as words. */
  readonly when: string
}

/** What an effort of today leaves at the exit. Where the saving is more than the payment there is no effort to name. */
export const ExitSentence = ({ exit: { form, effort, net }, when }: ExitSentenceProps): ReactElement => {
  const left = (
    <b>
      <Amount value={net} />
    </b>
  )
  if (isNegative(effort))
    return form === 'capital' ? (
      <Trans id="tax.look.exit.sentence-capital-repaid">
        D’un versement que l’économie d’impôt rembourse en entier, il vous resterait {left} {when}, en une fois.
      </Trans>
    ) : (
      <Trans id="tax.look.exit.sentence-annuity-repaid">
        D’un versement que l’économie d’impôt rembourse en entier, il vous resterait {left} par an {when}, à vie.
      </Trans>
    )
  const given = (
    <b>
      <Amount value={effort} />
    </b>
  )
  return form === 'capital' ? (
    <Trans id="tax.look.exit.sentence-capital">
      Pour un effort de {given} aujourd’hui, il vous resterait {left} {when}, en une fois.
    </Trans>
  ) : (
    <Trans id="tax.look.exit.sentence-annuity">
      Pour un effort de {given} aujourd’hui, il vous resterait {left} par an {when}, à vie.
    </Trans>
  )
}
