import { NET_RETURN, valueOrStandIn } from '@hautelisse/domain/law'
import { formatRate, isNegative } from '@hautelisse/domain/money'
import type { Exit } from '@hautelisse/domain/tax-saving'
import type { ExitView } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { reloadPage, ReloadWords } from '../../ui/late/index.ts'
import { Note } from '../../ui/note/index.ts'
import { State, text } from '../../ui/page/index.ts'
import { ExitFigures } from './exit-figures.tsx'
import type { LookProps } from './look-props.ts'

type ExitSentenceProps = {
  readonly exit: Exit
  /** At what age, as words. */
  readonly when: string
}

/** What an effort of today leaves at the exit. Where the saving is more than the payment there is no effort to name. */
const ExitSentence = ({ exit: { form, effort, net }, when }: ExitSentenceProps): ReactElement => {
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

type ExitOutcomeProps = Pick<LookProps, 'send'> & {
  readonly view: ExitView
  /** Level of a heading inside the section. */
  readonly level: 3 | 5
}

/** What comes out: on its way with its mortality tables, without them, without a payment, or in figures. */
export const ExitOutcome = ({ view, send, level }: ExitOutcomeProps): ReactElement => {
  const { t } = useLingui()
  const { state, form, exit, age, asOf } = view
  if (state === 'loading')
    return (
      <State
        kind="waiting"
        label={t({ id: 'tax.look.exit.loading', message: 'Lecture des tables de mortalité' })}
        rows={4}
        height={64}
      />
    )
  if (state === 'failed' || state === 'lost') {
    const isLost = state === 'lost'
    return (
      <State
        kind="failed"
        level={level}
        title={<Trans id="tax.look.exit.failed">Les tables de mortalité n’ont pas pu être lues</Trans>}
        onRetry={isLost ? reloadPage : () => send({ type: 'exitFormChosen', form })}
        retry={isLost ? <ReloadWords /> : undefined}
      >
        <Trans id="tax.look.exit.failed-text">
          Sans elles, une rente ne peut pas être calculée. La sortie en capital reste là.
        </Trans>
      </State>
    )
  }
  if (view.rate === undefined)
    return (
      <Note>
        <Trans id="tax.look.exit.no-rate">Choisissez votre taux à la sortie pour voir ce qui resterait.</Trans>
      </Note>
    )
  if (exit === undefined)
    return (
      <Note>
        <Trans id="tax.look.exit.nothing">Sans versement, rien ne sort. Choisissez un montant au-dessus.</Trans>
      </Note>
    )
  // An age that is over counts as today (TS-09).
  const when =
    exit.years > 0
      ? t({ id: 'tax.look.exit.at-age', message: `à ${age} ans` })
      : t({ id: 'tax.look.exit.now', message: 'dès maintenant' })
  const yearly = formatRate(valueOrStandIn(NET_RETURN, asOf).value)
  return (
    <>
      <p>
        <ExitSentence exit={exit} when={when} />
      </p>
      <ExitFigures exit={exit} when={when} asOf={asOf} />
      <p className={text({ as: 'small' })}>
        <Trans id="tax.look.exit.effort">
          L’effort est le versement moins l’économie d’impôt. Rendement net supposé de {yearly} par an. Euros courants, non
          corrigés de l’inflation.
        </Trans>
      </p>
    </>
  )
}
